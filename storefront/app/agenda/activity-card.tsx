import { Link } from 'react-router'
import { dayOf } from '#kernel/days.ts'
import { pathTo } from '#kernel/route-table.ts'
import type { ActivityCard as Card } from '#modules/agenda/contract.ts'
import { type ShownPicture, shownPicture } from '../catalogue/shown.ts'
import { useLanguage } from '../messages/messages.tsx'
import { PictureView } from '../ui/picture.tsx'
import { useAgenda } from './agenda-words.ts'
import { monthLabel, shownTime } from './when.ts'

/** A card without what its picture can be told from. */
export type ShownActivity = Omit<Card, 'img'> & { img: ShownPicture }
export const shownActivity = (card: Card): ShownActivity => ({ ...card, img: shownPicture(card.img) })

/** An activity of a list: its day as a leaf of a calendar, what, when and where (T-03). */
export function ActivityCard({ activity, eager = false }: { activity: ShownActivity; eager?: boolean }) {
  const language = useLanguage()
  const words = useAgenda()
  const { id, slug, title, subtitle, type, place, status, full, free, starts_at, img } = activity
  const day = dayOf(new Date(starts_at))
  const marks = [
    words.status[status],
    status === 'upcoming' && full ? words.full : '',
    status === 'upcoming' && free ? words.free : '',
  ].filter(Boolean)
  return (
    <article className="activity-card" data-status={status}>
      <PictureView picture={{ ...img, alt: '' }} sizes="(min-width: 768px) 240px, 40vw" eager={eager} />
      <p className="activity-day" aria-hidden="true">
        <b>{Number(day.slice(8))}</b> {monthLabel(day, language)}
      </p>
      <div className="activity-text">
        <p className="activity-type">{type.name}</p>
        <h3>
          <Link to={pathTo('agenda-activity', language, { slug, id })}>{title}</Link>
        </h3>
        {subtitle && <p>{subtitle}</p>}
        <p className="quiet">
          <time dateTime={starts_at}>{shownTime(activity, language)}</time>
          <br />
          {place}
        </p>
        {marks.length > 0 && <p className="activity-marks">{marks.join(' · ')}</p>}
      </div>
    </article>
  )
}

export const ActivityList = ({ items }: { items: ShownActivity[] }) => (
  <ul className="activities">
    {items.map((activity, place) => (
      <li key={activity.id}>
        <ActivityCard activity={activity} eager={place < 2} />
      </li>
    ))}
  </ul>
)
