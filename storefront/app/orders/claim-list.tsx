import { Link } from 'react-router'
import { dayOf, shownDay } from '#kernel/days.ts'
import type { ClaimView } from '#modules/orders/claims/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'

const dayIn = (instant: string) => shownDay(dayOf(new Date(instant)))

/** Claims with their copies, the answer and what happened. */
export function Claims({ items }: { items: readonly ClaimView[] }) {
  const language = useLanguage()
  const { notes } = usePrivateMessages()
  const words = notes.claims
  return (
    <ul className="claims">
      {items.map((claim) => (
        <li key={claim.claim}>
          <p className="claim-head">
            <Link to={pathTo('private-delivery-note-detail', language, { code: claim.note })}>{words.of(claim)}</Link>
            <strong data-state={claim.state}>
              {words.states[claim.state]}
              {claim.resolution && ` · ${words.resolutions[claim.resolution]}`}
            </strong>
          </p>
          <ul>
            {claim.lines.map((line) => (
              <li key={`${line.article}${line.kind}`}>
                {notes.copiesOf({ copies: line.copies, title: line.title })}{' '}
                <span className="quiet">
                  {line.article} · {notes.kinds[line.kind]}
                </span>
              </li>
            ))}
          </ul>
          {claim.comments && <p className="quiet">{claim.comments}</p>}
          {claim.answer && (
            <p>
              {words.answer}: {claim.answer}
            </p>
          )}
          <ol className="claim-steps">
            {claim.events.map(({ at, event }) => (
              <li key={event}>
                <time dateTime={at}>{dayIn(at)}</time> {words.events[event]}
                {event === 'resent' && (claim.carrier || claim.tracking) && ` · ${claim.carrier} ${claim.tracking}`}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  )
}
