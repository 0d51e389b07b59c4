import { Link } from 'react-router'
import type { Language } from '#kernel/language.ts'
import { pathTo } from '#kernel/route-table.ts'
import type { ActivityCard } from '#modules/agenda/contract.ts'
import { type ShownPicture, shownPicture } from '../catalogue/shown.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { PictureView } from '../ui/picture.tsx'

interface Shown extends Pick<ActivityCard, 'id' | 'title' | 'subtitle' | 'slug' | 'starts_at' | 'place'> {
  type: string
  /** The day and the hour in words, as the palace's clock has them. */
  when: string
  img: ShownPicture
}

/** An activity for the home page, its hour written on the server so that every browser reads the same. */
export function shownActivity(activity: ActivityCard, language: Language): Shown {
  const { id, title, subtitle, slug, starts_at, place, type, img } = activity
  const when = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone: 'Europe/Madrid',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(starts_at))
  return { id, title, subtitle, slug, starts_at, place, type: type.name, when, img: shownPicture(img) }
}

/** What is on next in the palace. */
export function WhatsOn({ activities }: { activities: readonly Shown[] }) {
  const language = useLanguage()
  const { home } = useMessages()
  return (
    <section className="page" aria-labelledby="whats-on">
      <div className="section-head">
        <h2 id="whats-on">{home.whatsOn}</h2>
        <Link className="more-link" to={pathTo('agenda', language)}>
          {home.seeAgenda}
        </Link>
      </div>
      <ul className="home-row">
        {activities.map(({ id, title, subtitle, slug, starts_at, place, type, when, img }) => (
          <li key={id}>
            <PictureView picture={{ ...img, alt: '' }} sizes="(min-width: 992px) 30vw, (min-width: 620px) 50vw, 100vw" />
            <p className="quiet">{type}</p>
            <h3>
              <Link to={pathTo('agenda-activity', language, { slug, id })}>{title}</Link>
            </h3>
            {subtitle && <p>{subtitle}</p>}
            <p className="home-when">
              <time dateTime={starts_at}>{when}</time>
              {place && <span className="quiet"> · {place}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
