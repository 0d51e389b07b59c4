import { Link, useParams } from 'react-router'
import { useCall } from '../../api/queries.ts'
import { DetailPane } from '../../kit/detail-pane.tsx'
import { Failed } from '../../kit/list-screen.tsx'
import { Day, Facts, Mark, Money, Section, When } from '../../kit/shown.tsx'
import { useStoreNames } from '../../kit/store-name.tsx'
import { useWords } from '../../words/dictionary.ts'
import { AnsweredRequests } from './answered-requests.tsx'
import { OrderQuote } from './order-quote.tsx'
import { QuoteActs } from './quote-acts.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { tones } from './tones.ts'
import './quotes.css'
import { quoteWords } from './words.ts'

/** One quote, beside its list: what it offers whom, what may be done with it, and what became of it. */
export function Screen() {
  const words = useWords(quoteWords)
  const { quote = '' } = useParams()
  const nameOf = useStoreNames()
  const { data: of, error, refetch } = useCall('GET /quotes/:quote/', { params: { quote } })
  if (error && !of) return <Failed error={error} again={() => void refetch()} />
  if (!of) return null
  const { facts } = words
  return (
    <DetailPane
      title={`${of.number}${of.revision > 1 ? ` · ${words.version(of.revision)}` : ''} · ${of.name}`}
      list="/quotes"
      row={quote}
      head={<QuoteActs key={of.id} of={of} />}
    >
      <p>
        <Mark tone={tones[of.state]}>{words.states[of.state]}</Mark>{' '}
        {of.seen_at && of.state === 'sent' && (
          <Mark>
            {words.seen} <When at={of.seen_at} short />
          </Mark>
        )}
      </p>
      {of.acts.order === null && <OrderQuote key={`order-${of.id}`} of={of} />}
      <Facts
        of={[
          [facts.total, <Money key="total" euros={of.total} />],
          [facts.until, <Day key="until" day={of.valid_until} />],
          [facts.customer, [of.name, of.contact].filter(Boolean).join(' · ')],
          [facts.reach, [of.email, of.phone].filter(Boolean).join(' · ')],
          [
            facts.goes,
            of.collect_at
              ? of.collect_at.name
              : [of.address?.street, of.address?.postcode, of.address?.city].filter(Boolean).join(', '),
          ],
          [facts.reference, of.reference],
          [facts.note, of.note],
          [facts.straight, of.straight_to_pay ? words.yes : null],
          [facts.reason, of.reason],
          [
            facts.order,
            of.order && (
              <Link key="order" to={`/orders/${of.order}`}>
                {of.order}
              </Link>
            ),
          ],
          [facts.madeBy, `${of.made_by} · ${nameOf(of.store_code)}`],
        ]}
      />
      <AnsweredRequests of={of.requests} />
      <QuoteLines of={of} />
      {of.revisions.length > 1 && (
        <Section title={words.revisions}>
          <ul className="quote-revisions">
            {of.revisions.map(({ id, revision, state }) => (
              <li key={id}>
                {id === of.id ? <b>{words.version(revision)}</b> : <Link to={`/quotes/${id}`}>{words.version(revision)}</Link>}{' '}
                <span className="quiet">{words.states[state]}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={words.history}>
        <ol className="timeline">
          {of.history.map((event, index) => (
            <li key={index}>
              <When at={event.at} />
              <span>
                {words.events[event.kind as keyof typeof words.events] ?? event.kind}{' '}
                <span className="quiet">{event.by ?? words.actors[event.actor]}</span>
                {event.note && (
                  <>
                    <br />
                    <span className="quiet">{words.ways[event.note as keyof typeof words.ways] ?? event.note}</span>
                  </>
                )}
              </span>
            </li>
          ))}
        </ol>
      </Section>
    </DetailPane>
  )
}
