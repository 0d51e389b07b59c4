import { useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Day, Facts, Mark, Money, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { paymentTone, toneOf } from './states.ts'
import { orderWords } from './words.ts'

export function Screen() {
  const { number = '' } = useParams()
  const { order: words, states, payments, events } = useWords(orderWords)
  const { data: order, error, refetch } = useCall('GET /orders/:number/', { params: { number } })
  return (
    <DetailPane
      title={words.title(number)}
      list="/orders"
      row={number}
      head={
        order && (
          <>
            <Mark tone={toneOf[order.status]}>{states[order.status]}</Mark>
            <Mark tone={paymentTone[order.payment_state]}>{payments[order.payment_state]}</Mark>
          </>
        )
      }
    >
      {error && !order && <Failed error={error} again={() => void refetch()} />}
      {order && (
        <>
          <Facts
            of={[
              [words.deliverTo, order.delivery_address && addressOf(order.delivery_address)],
              [words.bill, order.billing_address && addressOf(order.billing_address)],
              [words.reference, order.reference],
              [words.comments, order.comments],
              [words.language, order.language],
            ]}
          />
          <Section title={words.lines}>
            <table className="lines">
              <thead>
                <tr>
                  <th>{words.line}</th>
                  <th data-figure>{words.quantity}</th>
                  <th data-figure>{words.paid}</th>
                </tr>
              </thead>
              <tbody>
                {order.lines.map((line) => (
                  <tr key={line.line}>
                    <td>
                      {line.title}
                      <br />
                      <span className="quiet">{line.ean || line.sku}</span>{' '}
                      <Mark tone={toneOf[line.status]}>{states[line.status]}</Mark>
                    </td>
                    <td data-figure>{line.quantity}</td>
                    <td data-figure>
                      <Money euros={line.paid} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Section>
          <Section title={words.money}>
            <Facts
              of={[
                [words.goods, <Money key="goods" euros={order.goods} />],
                [words.shipping, <Money key="shipping" euros={order.shipping} />],
                [words.captured, <Money key="captured" euros={order.captured} />],
                [words.refunded, <Money key="refunded" euros={order.refunded} />],
              ]}
            />
          </Section>
          <Section title={words.parcels}>
            {order.parcels.map((parcel) => (
              <Facts
                key={parcel.parcel}
                of={[
                  [words.parcel(parcel.parcel), parcel.state],
                  [words.promised, parcel.promised && <Day day={parcel.promised} />],
                  [words.tracking, parcel.tracking],
                ]}
              />
            ))}
          </Section>
          <Section title={words.history}>
            <ol className="timeline">
              {order.events.map((event, index) => (
                <li key={index}>
                  <When at={event.at} />
                  <span>
                    {events[event.event] ?? event.note} <span className="quiet">{event.actor}</span>
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

const addressOf = (address: object) =>
  Object.values(address)
    .filter((value) => typeof value === 'string' && value !== '')
    .join(', ')
