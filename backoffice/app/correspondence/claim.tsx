import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { backTo, DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Day, Facts, Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { ClaimActs } from './claim-acts.tsx'
import { tradeWords } from './trade-words.ts'
import './correspondence.css'
import { claimTone } from './tones.ts'

export type Claim = Answer<'GET /claims/:claim/'>

/** One claim: what is missed, until when it is to be answered, what was said and done. */
export function Screen() {
  const { claim: id = '' } = useParams()
  const { claim: words, claims, states, kinds, resolutions, events } = useWords(tradeWords)
  const { data: claim, error, refetch } = useCall('GET /claims/:claim/', { params: { claim: id } })
  return (
    <DetailPane
      title={claim ? words.title(claim.note) : claims.title}
      list="/claims"
      row={id}
      head={
        claim && (
          <>
            <Mark tone={claimTone[claim.state]}>{states[claim.state]}</Mark>
            {claim.resolution && <Mark>{resolutions[claim.resolution]}</Mark>}
            {claim.overdue && <Mark tone="bad">{claims.overdue}</Mark>}
          </>
        )
      }
    >
      {error && !claim && <Failed error={error} again={() => void refetch()} />}
      {claim && (
        <>
          <Facts
            of={[
              [words.customer, claim.customer_name],
              [words.by, claim.by],
              [
                words.order,
                <Link key="order" to={`/orders/${claim.order}`}>
                  {claim.order}
                </Link>,
              ],
              [words.made, <When key="made" at={claim.date} />],
              [
                words.due,
                claim.answer_by && (
                  <span key="due">
                    <Day day={claim.answer_by} /> <small className="quiet">{words.dueHint}</small>
                  </span>
                ),
              ],
              [words.comments, claim.comments],
              [words.answered, claim.answer],
              [
                words.replacement,
                claim.replacement && (
                  <Link key="replacement" to={`/orders/${claim.replacement}`} state={backTo(`/claims/${claim.claim}`)}>
                    {claim.replacement}
                  </Link>
                ),
              ],
              [words.carriage, [claim.carrier, claim.tracking].filter(Boolean).join(' · ')],
            ]}
          />
          <Section title={words.lines}>
            <ul className="claim-rows">
              {claim.lines.map(({ article, title, kind, copies }) => (
                <li key={`${article} ${kind}`}>
                  <span>
                    {title} <small className="quiet">{article}</small>
                  </span>
                  <span>
                    {copies} × <Mark tone="wait">{kinds[kind]}</Mark>
                  </span>
                </li>
              ))}
            </ul>
          </Section>
          <ClaimActs key={id} claim={claim} again={() => void refetch()} />
          <Section title={words.history}>
            <ol className="claim-rows">
              {claim.events.map(({ at, event, note, by }) => (
                <li key={`${at} ${event}`}>
                  <When at={at} />
                  <span>
                    {events[event]} · {by || words.you}
                    {note && <br />}
                    {note && <span className="quiet">{note}</span>}
                  </span>
                </li>
              ))}
            </ol>
          </Section>
        </>
      )}
    </DetailPane>
  )
}
