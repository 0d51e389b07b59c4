import type { Day } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { Conflict, NotFound, Refused } from '#kernel/errors.ts'
import { insertReceipt, insertReceiptParts, invoiceNumbered, lockReceivable, receivedByOrder } from './receivables.sql.ts'

/** Money that the bank says came for an invoice, in cents; what goes back to the customer, or was booked wrongly, is negative. */
export interface Receipt {
  invoiceNumber: string
  amountCents: number
  receivedOn: Day
  /** Of the bank: the same movement is booked once. */
  reference: string
  note: string
}

/** Called for each order whose money changed, in the same transaction and under its lock. */
export type OrderReceived = (tx: Tx, orderId: number) => Promise<void>

/** The orders on account that an invoice bills: what it bills of each, the oldest first. */
export interface BilledOrders {
  /** Locks them in their order, before the receivable. */
  lock: (tx: Tx, invoiceId: number) => Promise<void>
  of: (tx: Tx, invoiceId: number) => PromiseLike<readonly { order_id: number; billed_cents: number }[]>
}

/** What the books of other domains add to a receipt. */
export interface AroundReceipt {
  billed: BilledOrders
  onReceipt: OrderReceived
}

/**
 * Books a payment of an invoice and lays it over the orders on account that it bills, the oldest first.
 * @throws NotFound 'terms.no_receivable'; Conflict 'terms.receipt_twice'; Refused 'terms.receipt_over' naming what is open,
 * 'terms.receipt_under' for taking back more than came.
 */
export async function bookReceipt(
  tx: Tx,
  receipt: Receipt,
  { by, now }: { by: string; now: Date },
  { billed, onReceipt }: AroundReceipt,
): Promise<{ openCents: number; receiptId: number; invoiceId: number }> {
  const invoiceId = await invoiceNumbered(tx, receipt.invoiceNumber)
  if (invoiceId === undefined) throw new NotFound('terms.no_receivable')
  await billed.lock(tx, invoiceId)
  const open = await lockReceivable(tx, invoiceId)
  if (!open) throw new NotFound('terms.no_receivable')
  if (receipt.amountCents > open.open_cents) throw new Refused('terms.receipt_over', { open_cents: Math.max(0, open.open_cents) })
  if (-receipt.amountCents > open.received_cents)
    throw new Refused('terms.receipt_under', { received_cents: open.received_cents })
  const id = await insertReceipt(tx, { ...receipt, invoiceId, bookedBy: by }, now)
  if (id === undefined) throw new Conflict('terms.receipt_twice')
  const received = new Map((await receivedByOrder(tx, invoiceId)).map((row) => [row.order_id, row.cents]))
  const shares = (await billed.of(tx, invoiceId)).map((share) => ({
    ...share,
    received_cents: received.get(share.order_id) ?? 0,
  }))
  const parts = laidOver(receipt.amountCents, shares)
  await insertReceiptParts(
    tx,
    parts.map(({ orderId, cents }) => ({ receipt_id: id, order_id: orderId, amount_cents: cents })),
  )
  for (const { orderId } of parts) await onReceipt(tx, orderId)
  return { openCents: open.open_cents - receipt.amountCents, receiptId: id, invoiceId }
}

/**
 * Pure: lays an amount over the orders of an invoice. What comes in fills the first up to what is billed of it; what goes out is
 * taken first from where more came than is billed, then from the last.
 */
export function laidOver(
  amountCents: number,
  shares: readonly { order_id: number; billed_cents: number; received_cents: number }[],
): { orderId: number; cents: number }[] {
  const incoming = amountCents > 0
  const surplus = (share: (typeof shares)[number]) => share.received_cents - share.billed_cents
  const inTurn = incoming ? shares : shares.toReversed().toSorted((a, b) => surplus(b) - surplus(a))
  let left = Math.abs(amountCents)
  const parts: { orderId: number; cents: number }[] = []
  for (const share of inTurn) {
    const most = incoming ? share.billed_cents - share.received_cents : share.received_cents
    const part = Math.min(left, Math.max(0, most))
    if (part > 0) parts.push({ orderId: share.order_id, cents: incoming ? part : -part })
    left -= part
  }
  return parts
}
