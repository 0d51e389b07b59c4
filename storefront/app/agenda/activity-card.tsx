import { Link } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { PictureView } from '../ui/picture.tsx'
import { useAgenda } from './agenda-words.ts'
import type { ShownActivity } from './shown-activity.ts'

interface Props {
  activity: ShownActivity
  eager?: boolean
  /** Under the heading of its list. */
  heading?: 'h2' | 'h3'
}

/** An activity of a list: its day as a leaf of a calendar, what, when and where (T-03). */
export function ActivityCard({ activity, eager = false, heading: Heading = 'h3' }: Props) {
  const language = useLanguage()
  const words = useAgenda()
  const { id, slug, title, subtitle, type, place, status, full, free, starts_at, when, leaf, img } = activity
  const marks = [
    words.status[status],
    status === 'upcoming' && full ? words.full : '',
    status !== 'cancelled' && free ? words.free : '',
  ].filter(Boolean)
  return (
    <article className="activity-card" data-status={status}>
      <PictureView picture={{ ...img, alt: '' }} sizes="(min-width: 768px) 240px, 40vw" eager={eager} />
      <p className="activity-day" aria-hidden="true">
        {leaf.until && <span>{words.until(String(leaf.day))} </span>}
        <b>{leaf.day}</b> {leaf.month}
      </p>
      <div className="activity-text">
        <p className="activity-type">{type.name}</p>
        <Heading>
          <Link to={pathTo('agenda-activity', language, { slug, id })}>{title}</Link>
        </Heading>
        {subtitle && <p>{subtitle}</p>}
        <p className="quiet activity-when">
          <time dateTime={starts_at}>{when}</time>
          <br />
          {place}
        </p>
        {marks.length > 0 && <p className="activity-marks">{marks.join(' · ')}</p>}
      </div>
    </article>
  )
}

export const ActivityList = ({ items, heading }: { items: ShownActivity[]; heading?: Props['heading'] }) => (
  <ul className="activities">
    {items.map((activity, index) => (
      <li key={activity.id}>
        <ActivityCard activity={activity} eager={index < 2} {...(heading ? { heading } : {})} />
      </li>
    ))}
  </ul>
)
