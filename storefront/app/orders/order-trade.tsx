import { Link } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import type { OrderDetail } from '#modules/orders/order/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { Price } from '../ui/price.tsx'
import { Claims } from './claim-list.tsx'
import { InvoiceState } from './invoice-state.tsx'
import type { OrderPage } from './order-work.ts'

/** How an institution's order came about: its terms, its budget, who asked and who agreed. */
export function OrderOrigin({ order }: { order: OrderDetail }) {
  const { again: words } = usePrivateMessages()
  const facts = [
    [words.budget, order.budget],
    [words.placedBy, order.placed_by],
    [words.approvedBy, order.approved_by],
  ].filter(([, value]) => value)
  if (order.terms !== 'account' && facts.length === 0) return null
  return (
    <p className="quiet">
      {[order.terms === 'account' ? words.onAccount : '', ...facts.map(([label, value]) => `${label}: ${value}`)]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

/** The delivery notes of an order with their invoices, and what was claimed of them. */
export function OrderNotes({ notes, claims }: Pick<OrderPage, 'notes' | 'claims'>) {
  const language = useLanguage()
  const { again: words, notes: texts } = usePrivateMessages()
  return (
    <>
      {notes.length > 0 && (
        <section className="order-papers" aria-labelledby="order-notes">
          <h2 id="order-notes">{words.notes}</h2>
          <ul>
            {notes.map((note) => (
              <li key={note.note}>
                <span>
                  <Link to={pathTo('private-delivery-note-detail', language, { code: note.note })}>{note.note}</Link>{' '}
                  <span className="quiet">
                    {shownDay(note.date as Day)} · {note.copies} {texts.copies.toLowerCase()}
                  </span>
                </span>
                <span>
                  <InvoiceState invoice={note.invoice} />
                </span>
                <Price euros={note.total_price_incl_vat} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {claims.length > 0 && (
        <section aria-labelledby="order-claims">
          <h2 id="order-claims" className="ledger-title">
            {texts.claims.ofOrder}
          </h2>
          <Claims items={claims} />
        </section>
      )}
    </>
  )
}
