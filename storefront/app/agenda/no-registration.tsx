import { Link } from 'react-router'
import { lastsDays } from '#kernel/shown-time.ts'
import type { Activity } from '#modules/editorial/agenda/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { ActivityList } from './activity-card.tsx'
import { useAgenda } from './agenda-words.ts'
import { shownActivity } from './shown-activity.ts'

/** Where nobody signs up: what to do instead, the way back, and what else is on. */
export function NoRegistration({ activity }: { activity: Activity }) {
  const language = useLanguage()
  const words = useAgenda()
  const { id, slug, status, takes_registrations, store, further } = activity
  const seated = !lastsDays(activity)
  const comes = !takes_registrations && (status === 'upcoming' || status === 'in_progress')
  const text =
    status === 'cancelled'
      ? words.cancelledText
      : status === 'invoiced'
        ? words.overText
        : takes_registrations
          ? words.closed
          : words.justCome
  return (
    <>
      <p className="message">{text}</p>
      {comes && seated && <p>{words.howToCome}</p>}
      <p className="form-actions">
        <Link className="button" to={pathTo('agenda-activity', language, { slug, id })}>
          {words.toActivity}
        </Link>
        {comes && (
          <a className="button button-quiet" href={`/api/agenda/${id}/ics/?lang=${language}`}>
            {words.toCalendar}
          </a>
        )}
        {comes && store && (
          <Link className="button button-quiet" to={pathTo('store-detail', language, { code: store.code })}>
            {words.way}
          </Link>
        )}
      </p>
      {further.length > 0 && (
        <section className="agenda-choice" aria-labelledby="further">
          <h2 id="further">{words.further}</h2>
          <ActivityList items={further.map((item) => shownActivity(item, language))} />
        </section>
      )}
    </>
  )
}
