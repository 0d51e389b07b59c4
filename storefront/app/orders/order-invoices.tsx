import { Link } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import type { OrderInvoices as Invoices } from '#modules/invoicing/billing/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { Price } from '../ui/price.tsx'

/** What was issued for an order, what travels with it, and the way to a full invoice. Papers are plain links. */
export function OrderInvoices({
  number,
  invoices,
  letterKey,
  onAccount,
}: {
  number: string
  invoices: Invoices
  letterKey: string
  onAccount: boolean
}) {
  const language = useLanguage()
  const { invoices: words, notes } = usePrivateMessages()
  const several = new Set(invoices.documents.map((document) => document.parcel)).size > 1
  const mayAsk = invoices.request.state === 'open'
  const ask = `${pathTo('invoice-request', language, { orderCode: number })}${letterKey ? `?key=${encodeURIComponent(letterKey)}` : ''}`
  return (
    <section className="order-papers" aria-labelledby="papers">
      <h2 id="papers">{words.section}</h2>
      {invoices.items.length === 0 && <p className="quiet">{onAccount ? notes.onRequest : words.none}</p>}
      <ul>
        {invoices.items.map((item) => (
          <li key={item.number}>
            <a href={item.href}>
              {words.kinds[item.kind]} {item.number} <span className="quiet">({words.pdf})</span>
            </a>
            <span className="quiet">
              {shownDay(item.date as Day)}
              {(item.cancelled || item.replaced) && ` · ${item.cancelled ? words.cancelled : words.replaced}`}
            </span>
            <Price euros={item.total_price_incl_vat} />
          </li>
        ))}
        {invoices.documents.map((document) => (
          <li key={document.href}>
            <a href={document.href}>
              {words.documents[document.kind]}
              {several && ` · ${words.parcel({ parcel: document.parcel })}`} <span className="quiet">({words.pdf})</span>
            </a>
          </li>
        ))}
      </ul>
      {mayAsk && (
        <p>
          <Link to={ask}>{words.ask}</Link>
        </p>
      )}
    </section>
  )
}
