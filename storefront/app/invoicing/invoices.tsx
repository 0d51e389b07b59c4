import { Link, useLoaderData } from 'react-router'
import { type Day, dayOf, shownDay } from '#kernel/days.ts'
import type { CustomerInvoices } from '#modules/invoicing/billing/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { type Inside, inside } from '../account/inside.ts'
import { PrivateScreen } from '../account/private-screen.tsx'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'
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
          {requests.map((one) => (
            <tr key={`${one.order}${one.note}`}>
              <th scope="row" data-label={notes.order}>
                {one.note ? (
                  <Link to={pathTo('private-delivery-note-detail', language, { code: one.note })}>
                    {notes.note({ number: one.note })}
                  </Link>
                ) : (
                  <Link to={pathTo('invoice-request', language, { orderCode: one.order })}>{one.order}</Link>
                )}
              </th>
              <td data-label={notes.date}>
                <time dateTime={one.requested_at}>{shownDay(dayOf(new Date(one.requested_at)))}</time>
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
  const { invoices } = useMessages()
  const { notes } = usePrivateMessages()
  const words = notes.invoices
  return (
    <section aria-labelledby="issued">
      <h2 id="issued" className="ledger-title">
        {words.issued}
      </h2>
      <table className="ledger">
        <ColumnHeads columns={[notes.number, notes.date, notes.order, amount(notes.total), words.state, words.download]} />
        <tbody>
          {items.map((one) => (
            <tr key={one.number}>
              <th scope="row" data-label={notes.number}>
                {one.number}
                <span className="quiet">{one.summary ? words.summary : invoices.kinds[one.kind]}</span>
              </th>
              <td data-label={notes.date}>
                <time dateTime={one.date}>{shownDay(one.date as Day)}</time>
              </td>
              <td data-label={notes.order}>
                <Origin {...one} />
              </td>
              <td data-label={notes.total} className="amount">
                <Price euros={one.total_price_incl_vat} />
              </td>
              <td data-label={words.state}>
                {words.done}
                <span className="quiet">
                  {one.replaced
                    ? words.replaced
                    : one.paid
                      ? notes.paid
                      : one.due && notes.due({ date: shownDay(one.due as Day) })}
                </span>
              </td>
              <td data-label={words.download}>
                <a href={one.href} aria-label={`${notes.pdf} ${one.number}`}>
                  {notes.pdf}
                </a>
                {one.facturae && (
                  <>
                    {' · '}
                    <a href={one.facturae} aria-label={`${notes.facturae} ${one.number}`}>
                      {notes.facturae}
                    </a>
                  </>
                )}
                {one.may_ask && one.orders[0] && (
                  <>
                    <br />
                    <Link to={pathTo('invoice-request', language, { orderCode: one.orders[0] })}>{words.ask}</Link>
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
