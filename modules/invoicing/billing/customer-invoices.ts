import type { Db } from '#kernel/db.ts'
import { toEuros } from '#kernel/money.ts'
import type { CustomerInvoices } from './contract.ts'
import { invoicesOfCustomer, openRequestsOf } from './customer-invoices.sql.ts'
import type { BesideInvoice } from './deps.ts'
import { shownKind } from './order-invoices.ts'

const invoicesPerPage = 30
const openShown = 100

/** What was asked for and is not there yet, of orders and of delivery notes. */
async function openOf(db: Db, customerId: string, beside: BesideInvoice) {
  const [requests, notes] = await Promise.all([
    openRequestsOf(db, customerId, openShown),
    beside.askedNotes(db, customerId, openShown),
  ])
  return [...requests, ...notes].toSorted((a, b) => b.requested_at.getTime() - a.requested_at.getTime()).slice(0, openShown)
}

/**
 * What a customer asked for and what was issued to them, the newest first (U-32). `before` begins the page after; `link` makes the
 * address of a paper of an order.
 */
export async function customerInvoices(
  db: Db,
  customerId: string,
  { before, link, beside }: { before: number | null; link: (order: string, path: string) => string; beside: BesideInvoice },
): Promise<CustomerInvoices> {
  const rows = await invoicesOfCustomer(db, customerId, { before, limit: invoicesPerPage + 1 })
  const open = before === null ? await openOf(db, customerId, beside) : []
  const shown = rows.slice(0, invoicesPerPage)
  return {
    requests: open.map((row) => ({
      order: row.order_number,
      note: row.note,
      requested_at: row.requested_at.toISOString(),
      state: 'requested' as const,
    })),
    items: shown.map(({ reference, ...row }) => {
      // A credit note asks for no money.
      const asksForMoney = !row.cancelled && shownKind(row.kind) !== 'corrective'
      const paper = (kind: 'invoice' | 'facturae') => link(reference.orders[0] ?? '', `${kind}/${row.number}/`)
      return {
        state: 'issued' as const,
        number: row.number,
        kind: shownKind(row.kind),
        summary: row.summary,
        date: row.date,
        total_price_incl_vat: toEuros(row.total_cents),
        orders: reference.orders,
        notes: (reference.notes ?? []).map(({ number }) => number),
        reference: reference.own,
        replaced: row.replaced,
        cancelled: row.cancelled,
        due: asksForMoney ? reference.due : null,
        paid: row.paid && asksForMoney,
        /** A simplified one that stands can still give its place to a full one. */
        may_ask: row.kind === 'F2' && !row.replaced && !row.cancelled,
        href: paper('invoice'),
        facturae: row.public_body ? paper('facturae') : null,
      }
    }),
    next: rows.length > invoicesPerPage ? (shown.at(-1)?.id ?? null) : null,
  }
}
