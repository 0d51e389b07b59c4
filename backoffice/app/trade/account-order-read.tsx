import { Link, useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Day, Facts, Mark, Money, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import './trade.css'
import { tradeDeskWords } from './words.ts'

/** One order of an account: what it holds, where it stands, who made it. */
export function Screen() {
  const { number = '' } = useParams()
  const { orders: words } = useWords(tradeDeskWords)
  const { data, error, refetch } = useCall('GET /account-orders/:number/', { params: { number } })
  const mayOrder = useMay('order.read')
  return (
    <DetailPane
      title={`${words.of} ${number}`}
      list="/account-orders"
      row={number}
      head={data && <Mark>{words.statuses[data.status]}</Mark>}
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          <Facts
            of={[
              [
                words.columns.customer,
                <Link key="account" to={`/accounts/${data.owner.id}`}>
                  {data.customer.name}
                </Link>,
              ],
              [words.columns.date, <When key="date" at={data.date} />],
              [words.reference, data.reference],
              [words.madeBy, data.made?.by],
              [words.shipping, <Money key="shipping" euros={data.shipping} />],
              [words.columns.total, <Money key="total" euros={data.total} />],
              [words.comments, data.comments],
            ]}
          />
          {mayOrder && <Link to={`/orders/${number}`}>{words.whole}</Link>}
          <Section title={words.lines}>
            <ul className="account-rows">
              {data.lines.map(({ line, title, author, ean, quantity, paid, status }) => (
                <li key={line}>
                  <span>
                    {quantity} × {title} <span className="quiet">{[author, ean].filter(Boolean).join(' · ')}</span>
                  </span>
                  <span>
                    <Mark>{words.statuses[status]}</Mark> <Money euros={paid} />
                  </span>
                </li>
              ))}
            </ul>
          </Section>
          <Section title={words.parcels}>
            <ul className="account-rows">
              {data.parcels.map(({ parcel, position, promised, handed_over_at, carrier, tracking, tracking_url }) => (
                <li key={parcel}>
                  <span>
                    {position}. {carrier}{' '}
                    {tracking &&
                      (tracking_url ? (
                        <a href={tracking_url} target="_blank" rel="noreferrer">
                          {tracking}
                        </a>
                      ) : (
                        tracking
                      ))}
                  </span>
                  <span>
                    {handed_over_at ? (
                      <>
                        {words.left} <When at={handed_over_at} short />
                      </>
                    ) : (
                      promised && (
                        <>
                          {words.promised} <Day day={promised} />
                        </>
                      )
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        </>
      )}
    </DetailPane>
  )
}
