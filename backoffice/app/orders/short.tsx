import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { backTo, DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Day, Facts, Mark, Money, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { fulfilmentWords } from './fulfilment-words.ts'
import { ShortActs } from './short-acts.tsx'
import { shortTone } from './states.ts'
import './order.css'

export type Short = Answer<'GET /short-list/:short/'>

/** One line that is short: who waits for it, where else it is, and what may be done. */
export function Screen() {
  const { short: id = '' } = useParams()
  const { short: words } = useWords(fulfilmentWords)
  const { data, error, refetch } = useCall('GET /short-list/:short/', { params: { short: Number(id) } })
  return (
    <DetailPane
      title={data?.title ?? ''}
      list="/short-list"
      row={id}
      head={
        data && (
          <>
            <Mark tone={shortTone[data.state]}>{words.states[data.state]}</Mark>
            {data.waits && data.state !== 'open' && <Mark tone="wait">{words.waits}</Mark>}
          </>
        )
      }
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          <About of={data} />
          <ShortActs key={`${id} ${data.state}`} of={data} />
          <Elsewhere of={data} />
        </>
      )}
    </DetailPane>
  )
}

function About({ of }: { of: Short }) {
  const { short: words, picks } = useWords(fulfilmentWords)
  return (
    <Section title={words.about}>
      <Facts
        of={[
          [words.columns.missing, of.missing > 0 && of.missing],
          [words.columns.store, of.store],
          ['ISBN', of.ean],
          [words.reason, picks.reasons[of.reason]],
          [words.columns.since, <When key="since" at={of.reported} />],
          [words.reportedBy, of.reported_by],
          [
            words.columns.order,
            <Link key="order" to={`/orders/${of.order}`} state={backTo(`/short-list/${of.short}`)}>
              {of.order}
            </Link>,
          ],
          [words.customer, of.customer.name || of.customer.email],
          [words.worth, of.worth > 0 && <Money key="worth" euros={of.worth} />],
          [words.expected, of.expected && <Day key="expected" day={of.expected} />],
          [
            words.transfer,
            of.transfer && (
              <Link key="transfer" to={`/transfers/${of.transfer.id}`} state={backTo(`/short-list/${of.short}`)}>
                {of.transfer.code} · {of.transfer.from_name} · {words.transferStates[of.transfer.state] ?? of.transfer.state}
              </Link>
            ),
          ],
          [words.note, of.note],
          [words.outcome, of.outcome && [words.outcomes[of.outcome], of.closed_by].filter(Boolean).join(' · ')],
        ]}
      />
    </Section>
  )
}

/** Copies in other stores, and other editions. */
function Elsewhere({ of: { stores, editions } }: { of: Short }) {
  const { short: words } = useWords(fulfilmentWords)
  return (
    <>
      <Section title={words.stores}>
        {stores.length === 0 ? (
          <p className="quiet">{words.noStores}</p>
        ) : (
          <Facts of={stores.map(({ name, copies }) => [name, words.inStores(copies)] as const)} />
        )}
      </Section>
      {editions.length > 0 && (
        <Section title={words.editions}>
          <ul className="rows">
            {editions.map((edition) => (
              <li key={edition.product}>
                <span className="figures quiet">{edition.ean}</span>
                <span>
                  {edition.title} <span className="quiet">{words.inStores(edition.copies)}</span>
                </span>
                {edition.price !== null && <Money euros={edition.price} />}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
