import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Day, Facts, Money, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { GiftCardActs } from './gift-card-acts.tsx'
import { GiftCardState } from './gift-card-state.tsx'
import { customerWords } from './words.ts'

export type GiftCard = Answer<'GET /gift-cards/:card/'>

/** A gift card with every cent that came onto it and left it. Nobody of the shop sees its code. */
export function Screen() {
  const { card = '' } = useParams()
  const { giftCards: words } = useWords(customerWords)
  const mayOrders = useMay('order.find')
  const { data, error, refetch } = useCall('GET /gift-cards/:card/', { params: { card: Number(card) } })
  return (
    <DetailPane
      title={data?.last4 ? words.detail(data.last4) : words.one}
      list="/gift-cards"
      row={card}
      head={data && <GiftCardState of={data} />}
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          <Section title={words.columns.balance}>
            <Facts
              of={[
                [words.columns.balance, <Money key="balance" euros={data.balance} />],
                [words.columns.initial, <Money key="initial" euros={data.initial} />],
                [words.columns.expires, <Day key="expires" day={data.expires_on} />],
                [words.recipient, [data.recipient_name, data.recipient_email].filter(Boolean).join(' · ')],
                data.sent
                  ? [words.sent, <When key="sent" at={data.sent} />]
                  : [words.sends, <Day key="sends" day={data.send_on} />],
                [
                  words.order,
                  data.number && (mayOrders ? <Link to={`/orders/${data.number}`}>{data.number}</Link> : data.number),
                ],
                [words.handed, data.handed_by],
                [words.blockedWhy, data.block_reason],
              ]}
            />
            <GiftCardActs key={card} of={data} />
          </Section>
          {data.movements.length > 0 && (
            <Section title={words.history}>
              <ul className="rows">
                {data.movements.map(({ at, kind, amount, number, by, left }) => (
                  <li key={`${at} ${kind} ${left}`}>
                    <When at={at} />
                    <span>
                      {words.movements[kind]} {number && (mayOrders ? <Link to={`/orders/${number}`}>{number}</Link> : number)}
                      {by && <span className="quiet"> {by}</span>}
                    </span>
                    <span className="gift-card-money">
                      <Money euros={amount} />
                      <small className="quiet">
                        {words.left} <Money euros={left} />
                      </small>
                    </span>
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </>
      )}
    </DetailPane>
  )
}
