import { Link, useLoaderData } from 'react-router'
import { type Day, dayOf, shownDay } from '#kernel/days.ts'
import type { CustomerInvoices } from '#modules/invoicing/billing/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { type Inside, inside } from '../account/inside.ts'
import { PrivateScreen } from '../account/private-screen.tsx'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { amount, ColumnHeads } from '../ui/column-heads.tsx'
import { Price } from '../ui/price.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { signedBy } from '../visit/visit.ts'

const loadInvoices = inside<CustomerInvoices>((visit, { request }) => {
  const before = Number(new URL(request.url).searchParams.get('before')) || 0
  return visit.call<CustomerInvoices>('POST', '/invoices/', { ...signedBy(visit), before })
})

export const loader = serverHandler(loadInvoices)
export const clientLoader = Object.assign(browserHandler(loadInvoices), { hydrate: true as const })

/** Invoices that were asked for and those that were issued (U-32). */
export default function Invoices() {
  const page = useLoaderData() as Inside<CustomerInvoices>
  const { notes } = usePrivateMessages()
  return (
    <PrivateScreen page={page} title={notes.invoices.title}>
      {(content) => (
        <>
          <Requests requests={content.requests} />
          {content.items.length > 0 ? (
            <Issued {...content} />
          ) : (
            content.requests.length === 0 && <p className="lead">{notes.invoices.none}</p>
          )}
        </>
      )}
    </PrivateScreen>
  )
}

function Requests({ requests }: Pick<CustomerInvoices, 'requests'>) {
  const language = useLanguage()
  const { notes } = usePrivateMessages()
  const words = notes.invoices
  if (requests.length === 0) return null
  return (
    <section aria-labelledby="requests" className="invoice-requests">
      <h2 id="requests" className="ledger-title">
        {words.requests}
      </h2>
      <table className="ledger">
        <ColumnHeads columns={[notes.order, notes.date, words.state]} />
        <tbody>
          {requests.map((request) => (
            <tr key={`${request.order}${request.note}`}>
              <th scope="row" data-label={notes.order}>
                {request.note ? (
                  <Link to={pathTo('private-delivery-note-detail', language, { code: request.note })}>
                    {notes.note({ number: request.note })}
                  </Link>
                ) : (
                  <Link to={pathTo('invoice-request', language, { orderCode: request.order })}>{request.order}</Link>
                )}
              </th>
              <td data-label={notes.date}>
                <time dateTime={request.requested_at}>{shownDay(dayOf(new Date(request.requested_at)))}</time>
              </td>
              <td data-label={words.state}>{words.requested}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Issued({ items, next }: CustomerInvoices) {
  const language = useLanguage()
  const { invoices, notes } = usePrivateMessages()
  const words = notes.invoices
  return (
    <section aria-labelledby="issued">
      <h2 id="issued" className="ledger-title">
        {words.issued}
      </h2>
      <table className="ledger">
        <ColumnHeads columns={[notes.number, notes.date, notes.order, amount(notes.total), words.state, words.download]} />
        <tbody>
          {items.map((item) => (
            <tr key={item.number}>
              <th scope="row" data-label={notes.number}>
                {item.number}
                <span className="quiet">{item.summary ? words.summary : invoices.kinds[item.kind]}</span>
              </th>
              <td data-label={notes.date}>
                <time dateTime={item.date}>{shownDay(item.date as Day)}</time>
              </td>
              <td data-label={notes.order}>
                <Origin {...item} />
              </td>
              <td data-label={notes.total} className="amount">
                <Price euros={item.total_price_incl_vat} />
              </td>
              <td data-label={words.state}>
                {item.cancelled ? words.cancelled : words.done}
                <span className="quiet">
                  {item.replaced
                    ? words.replaced
                    : item.paid
                      ? notes.paid
                      : item.due && notes.due({ date: shownDay(item.due as Day) })}
                </span>
              </td>
              <td data-label={words.download}>
                <a href={item.href} aria-label={`${notes.pdf} ${item.number}`}>
                  {notes.pdf}
                </a>
                {item.facturae && (
                  <>
                    {' · '}
                    <a href={item.facturae} aria-label={`${notes.facturae} ${item.number}`}>
                      {notes.facturae}
                    </a>
                  </>
                )}
                {item.may_ask && item.orders[0] && (
                  <>
                    <br />
                    <Link to={pathTo('invoice-request', language, { orderCode: item.orders[0] })}>{words.ask}</Link>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {next && (
        <p className="ledger-turn">
          <Link to={`?before=${next}`}>{words.older}</Link>
        </p>
      )}
    </section>
  )
}

/** What an invoice bills: its order, its delivery note; of a month, how many. */
function Origin({ orders, notes: billed, reference }: CustomerInvoices['items'][number]) {
  const language = useLanguage()
  const [first, ...others] = orders
  return (
    <>
      {first && <Link to={pathTo('private-order-detail', language, { number: first })}>{first}</Link>}
      {others.length > 0 && ` +${others.length}`}
      <span className="quiet">{[billed.length === 1 ? billed[0] : '', reference].filter(Boolean).join(' · ')}</span>
    </>
  )
}
