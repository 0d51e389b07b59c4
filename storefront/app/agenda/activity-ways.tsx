import { useState } from 'react'
import { Link } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import type { ToldActivity } from './activity-facts.tsx'
import { useAgenda } from './agenda-words.ts'
import { useSignedCopyWords } from './signed-copy-words.ts'

/** The sentence where one cannot sign up: nothing to do, too late, called off. */
function Note({ activity: { status, takes_registrations } }: { activity: ToldActivity }) {
  const words = useAgenda()
  if (status === 'cancelled') return null
  if (status === 'invoiced') return <p className="quiet">{words.overText}</p>
  if (!takes_registrations) return <p className="quiet">{words.justCome}</p>
  return status === 'in_progress' ? <p className="quiet">{words.closed}</p> : null
}

/** Where a signed copy is ordered, and until when. */
function Signing({ activity: { id, signing, status } }: { activity: ToldActivity }) {
  const language = useLanguage()
  const words = useSignedCopyWords()
  if (!signing || status !== 'upcoming') return null
  if (!signing.open) return <p className="quiet">{words.over}</p>
  return (
    <>
      <Link className="button button-wide" data-kind="quiet" to={pathTo('signed-copy', language, { id })}>
        {words.order}
      </Link>
      <p className="quiet">{words.until(shownDay(signing.until as Day))}</p>
    </>
  )
}

/** What one can do about an activity: sign up or wait, keep the appointment, tell somebody. Mail and calendar need no script. */
export function ActivityWays({ activity, address }: { activity: ToldActivity; address: string }) {
  const language = useLanguage()
  const words = useAgenda()
  const [copied, setCopied] = useState(false)
  const { id, title, status, full, registration_open } = activity
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <div className="activity-ways">
      {registration_open ? (
        <>
          <Link className="button button-wide" to={`${pathTo('agenda-registration', language)}?activity=${id}`}>
            {full ? words.wait : words.register}
          </Link>
          {full && <p className="quiet">{words.waitText}</p>}
        </>
      ) : (
        <Note activity={activity} />
      )}
      <Signing activity={activity} />
      <ul>
        {status !== 'invoiced' && status !== 'cancelled' && (
          <li>
            <a href={`/api/agenda/${id}/ics/?lang=${language}`}>{words.toCalendar}</a>
          </li>
        )}
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}>{words.mail}</a>
        </li>
        <li className="js-only">
          <button type="button" className="text-button" onClick={copy}>
            {words.copy}
          </button>
        </li>
      </ul>
      <p role="status" className="quiet">
        {copied ? words.copied : ''}
      </p>
    </div>
  )
}
