import type { Language } from '#kernel/language.ts'
import type { ActivityCard } from '#modules/editorial/agenda/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'

interface Shown extends Pick<ActivityCard, 'id' | 'title' | 'subtitle' | 'slug' | 'starts_at' | 'place'> {
  type: string
  /** Of the month, as the leaf of a calendar has it. */
  day: string
  /** The month; the day of the week and the hour in words, as the palace's clock has them. */
  month: string
  hour: string
  /** Whether it has begun: the day is then its last. */
  begun: boolean
}

/** An activity for the home page, its hour written on the server so that every browser reads the same. */
export function shownActivity(activity: ActivityCard, language: Language, now = new Date()): Shown {
  const { id, title, subtitle, slug, place, type } = activity
  const begun = new Date(activity.starts_at) < now
  const starts_at = begun ? activity.ends_at : activity.starts_at
  const at = new Date(starts_at)
  const said = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { timeZone: 'Europe/Madrid', ...options }).format(at)
  const shown = {
    day: said({ day: 'numeric' }),
    month: said({ month: 'long' }),
    begun,
    hour: begun ? '' : `${said({ weekday: 'long' })}, ${said({ hour: 'numeric', minute: '2-digit' })}`,
  }
  return { id, title, subtitle, slug, starts_at, place, type: type.name, ...shown }
}

/** What is on next in the palace, each beside the leaf of its day. */
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
      <ul className="home-agenda">
        {activities.map(({ id, title, subtitle, slug, starts_at, place, type, day, month, hour, begun }) => (
          <li key={id} className="home-activity">
            <time className="home-day" dateTime={starts_at}>
              {begun && <span>{home.until(String(day))}</span>} <b>{day}</b> {month}
            </time>
            <div>
              <p className="home-type">{type}</p>
              <h3>
                <Link to={pathTo('agenda-activity', language, { slug, id })}>{title}</Link>
              </h3>
              {subtitle && <p>{subtitle}</p>}
              <p className="quiet home-when">{[hour, place].filter(Boolean).join(' · ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
