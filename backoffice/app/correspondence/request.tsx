import { Fragment } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Day, Facts, Mark, Money, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { RequestActs } from './request-acts.tsx'
import { requestWords } from './request-words.ts'
import './correspondence.css'
import { requestTone } from './tones.ts'

export type Request = Answer<'GET /requests/:request/'>

/** One request: who asks for what, what can be answered, and the quotes that answer it. */
export function Screen() {
  const { request: id = '' } = useParams()
  const { facts: words, states, title } = useWords(requestWords)
  const [mayQuote, mayTrade] = [useMay('quote.read'), useMay('trade.read')]
  const { data: of, error, refetch } = useCall('GET /requests/:request/', { params: { request: id } })
  return (
    <DetailPane
      title={of ? `${of.number} · ${of.customer_name}` : title}
      list="/requests"
      row={id}
      head={of && <Mark tone={requestTone[of.state]}>{states[of.state]}</Mark>}
    >
      {error && !of && <Failed error={error} again={() => void refetch()} />}
      {of && (
        <>
          <Facts
            of={[
              [words.asked, of.asked],
              [words.ean, of.ean],
              [words.quantity, String(of.quantity)],
              [words.note, of.note],
              [
                words.customer,
                mayTrade ? (
                  <Link key="customer" to={`/accounts/${of.customer}`}>
                    {of.customer_name}
                  </Link>
                ) : (
                  of.customer_name
                ),
              ],
              [words.by, of.by],
              [words.reach, of.email],
              [words.date, <When key="date" at={of.date} />],
              [words.answer, of.answer],
              [words.offered, of.product?.title],
              [words.price, of.price !== null && <Money key="price" euros={of.price} />],
              [words.available, of.available && <Day key="available" day={of.available} />],
              [
                words.quotes,
                of.quotes.length > 0 &&
                  of.quotes.map(({ id: quote, number }, place) => (
                    <Fragment key={quote}>
                      {place > 0 && ' · '}
                      {mayQuote ? <Link to={`/quotes/${quote}`}>{number}</Link> : number}
                    </Fragment>
                  )),
              ],
            ]}
          />
          <RequestActs key={id} of={of} />
        </>
      )}
    </DetailPane>
  )
}
