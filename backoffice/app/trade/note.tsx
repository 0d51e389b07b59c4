import { Link, useParams } from 'react-router'
import { addressOf } from '../api/client.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Day, Facts, Mark, Money, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import './trade.css'
import { invoicingOf, noteTones } from './tones.ts'
import { tradeDeskWords } from './words.ts'

/** One delivery note: what it brought, what arrived and was claimed of it, and its papers. */
export function Screen() {
  const { note = '' } = useParams()
  const { notes: words, noteStates } = useWords(tradeDeskWords)
  const { data, error, refetch } = useCall('GET /delivery-notes/:note/', { params: { note } })
  const [mayInvoice, mayAccount] = [useMay('invoice.read'), useMay('trade.read')]
  const standing = data && invoicingOf(data.state, data.total_price_incl_vat)
  const paper = (as: 'pdf' | 'xlsx') => addressOf('GET /delivery-notes/:note/paper/', { params: { note }, query: { as } })
  return (
    <DetailPane
      title={words.of(note)}
      list="/delivery-notes"
      row={note}
      head={standing && <Mark tone={noteTones[standing]}>{noteStates[standing]}</Mark>}
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          <div className="acts">
            <a className="button" data-kind="main" href={paper('pdf')} target="_blank" rel="noreferrer">
              {words.pdf}
            </a>
            <a className="button" data-kind="quiet" href={paper('xlsx')}>
              {words.xlsx}
            </a>
          </div>
          <Facts
            of={[
              [
                words.columns.customer,
                mayAccount ? (
                  <Link key="account" to={`/accounts/${data.customer}`}>
                    {data.customer_name}
                  </Link>
                ) : (
                  data.customer_name
                ),
              ],
              [words.columns.date, <Day key="date" day={data.date} />],
              [
                words.columns.order,
                mayAccount ? (
                  <Link key="order" to={`/account-orders/${data.order}`}>
                    {data.order}
                  </Link>
                ) : (
                  data.order
                ),
              ],
              [words.columns.reference, data.reference],
              [words.budget, data.budget],
              [
                words.columns.state,
                data.invoice &&
                  (mayInvoice ? (
                    <Link key="invoice" to={`/invoices/${data.invoice}`}>
                      {data.invoice}
                    </Link>
                  ) : (
                    data.invoice
                  )),
              ],
              [words.due, data.due && <Day day={data.due} />],
              [words.base, <Money key="base" euros={data.taxable_base} />],
              [words.columns.total, <Money key="total" euros={data.total_price_incl_vat} />],
            ]}
          />
          <Section title={words.lines}>
            <ul className="account-rows">
              {data.lines.map(({ position, article, title, authors, quantity, total, received, claimed }) => (
                <li key={position}>
                  <span>
                    {quantity} × {title}{' '}
                    <span className="quiet">
                      {[authors, article, received > 0 && words.received(received), claimed > 0 && words.claimed(claimed)]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  <Money euros={total} />
                </li>
              ))}
            </ul>
          </Section>
        </>
      )}
    </DetailPane>
  )
}
