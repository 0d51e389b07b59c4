import { dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { cents, sum } from '#kernel/money.ts'
import { type BillLine, parcelBill } from '#modules/invoicing/billing/parcel-bill.ts'
import { codeOfParcel, getsNotes, insertNote, type NoteLineRow, nextNumber } from './notes.sql.ts'

/**
 * Writes the delivery note of a parcel as it is handed over, in the caller's transaction: its lines with the figures that its invoice
 * will have, numbered without a gap within the year. Once, however often it is called.
 * @returns its code; null for customers whose parcels go without a priced note, and for parcels with nothing in them.
 */
export async function writeDeliveryNote(tx: Tx, parcelId: number, now: Date): Promise<string | null> {
  const bill = await parcelBill(tx, parcelId)
  if (!bill) return null
  const { order } = bill
  // Under the order's lock: nobody else writes the note of this parcel now.
  const known = await codeOfParcel(tx, parcelId)
  if (known !== null) return known
  if (order.owner_kind !== 'customer' || !(await getsNotes(tx, order.owner_id))) return null
  const lines = bill.lines.flatMap(noteLine).map((line, index): NoteLineRow => ({ ...line, position: index + 1 }))
  if (lines.length === 0) return null
  const issuedOn = dayOf(now)
  const year = Number(issuedOn.slice(0, 4))
  const number = await nextNumber(tx, year)
  const code = `A-${year}-${String(number).padStart(6, '0')}`
  const [base, vat, surcharge] = [
    sum(bill.vat.map((row) => row.base)),
    sum(bill.vat.map((row) => row.vat)),
    sum(bill.vat.map((row) => row.surcharge)),
  ]
  const note = {
    code,
    customer_id: order.owner_id,
    order_id: order.id,
    parcel_id: parcelId,
    issued_on: issuedOn,
    copies: lines.reduce((all, line) => all + line.quantity, 0),
    base_cents: base,
    vat_cents: vat,
    surcharge_cents: surcharge,
    total_cents: sum([base, vat, surcharge]),
    shipping_cents: sum(bill.lines.filter(({ line }) => line === null).map(({ printed }) => printed.grossCents)),
    budget_id: order.budget_id,
  }
  await insertNote(tx, note, lines)
  return code
}

/** A line's figures: base + VAT is what was charged for it, to the cent. Shipping is no line. */
function noteLine({
  line,
  printed,
  discountPercent,
  surchargePercent,
  surchargeCents,
}: BillLine): Omit<NoteLineRow, 'position'>[] {
  if (!line) return []
  return [
    {
      order_line_id: line.id,
      article: line.ean || String(line.id),
      title: line.title,
      authors: line.author ?? '',
      quantity: printed.quantity,
      list_unit_cents: printed.listUnitCents,
      discount_percent: discountPercent,
      base_cents: printed.baseCents,
      vat_percent: printed.vatPercent,
      vat_cents: cents(printed.grossCents - printed.baseCents),
      surcharge_percent: surchargePercent,
      surcharge_cents: surchargeCents,
      total_cents: cents(printed.grossCents + surchargeCents),
    },
  ]
}
