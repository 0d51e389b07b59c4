import type { Tx } from '#kernel/db.ts'
import { Conflict, NotFound, type RefusalCode, Refused } from '#kernel/errors.ts'
import { type AroundReceipt, bookReceipt } from '#modules/invoicing/terms/receipts.ts'
import {
  type EntryRow,
  entryRow,
  insertBooking,
  insertBookingPart,
  lockEntry,
  markAside,
  markUndone,
  markWaiting,
  partsOf,
} from './bank.sql.ts'

interface Who {
  by: string
  now: Date
}

/** Why nothing can be booked of a movement now. */
export function whyNotBooked(entry: EntryRow): RefusalCode | null {
  if (entry.amount_cents < 0) return 'bank.not_incoming'
  if (entry.currency !== 'EUR') return 'bank.other_currency'
  if (entry.aside_reason !== null) return 'bank.is_aside'
  return entry.open_cents === 0 ? 'bank.all_booked' : null
}

/** Why a movement cannot be put aside now. */
export function whyNotAside(entry: EntryRow): RefusalCode | null {
  if (entry.aside_reason !== null) return 'bank.is_aside'
  return entry.booked_cents > 0 ? 'bank.partly_booked' : null
}

/** The bank's reference under which a part stands in an account: one booking of one movement. */
const referenceOf = (entryId: number, bookingId: number) => `BANK-${entryId}-${bookingId}`

/**
 * Pays invoices with what came in, whole or in part. What is over stays to be booked with the movement, what is short stays open on the
 * invoice.
 * @throws NotFound; Refused 'bank.over' naming what is left, 'bank.twice_named', and what bookReceipt refuses.
 */
export async function bookEntry(
  tx: Tx,
  { entryId, parts }: { entryId: number; parts: readonly { invoice: string; cents: number }[] },
  { by, now }: Who,
  around: AroundReceipt,
): Promise<void> {
  const entry = await lockEntry(tx, entryId)
  if (!entry) throw new NotFound('bank.unknown_entry')
  const whyNot = whyNotBooked(entry)
  if (whyNot) throw new Refused(whyNot)
  if (new Set(parts.map(({ invoice }) => invoice)).size < parts.length) throw new Refused('bank.twice_named')
  if (parts.reduce((sum, { cents }) => sum + cents, 0) > entry.open_cents)
    throw new Refused('bank.over', { open_cents: entry.open_cents })
  const bookingId = await insertBooking(tx, entryId, { by, now })
  // Always in the same order: two that pay the same invoices wait for each other.
  for (const { invoice, cents } of parts.toSorted((a, b) => a.invoice.localeCompare(b.invoice))) {
    const receipt = await bookReceipt(
      tx,
      {
        invoiceNumber: invoice,
        amountCents: cents,
        receivedOn: entry.booked_on,
        reference: referenceOf(entryId, bookingId),
        note: `${entry.party} ${entry.said}`.trim().slice(0, 200),
      },
      { by, now },
      around,
    )
    await insertBookingPart(tx, {
      booking_id: bookingId,
      receipt_id: receipt.receiptId,
      invoice_id: receipt.invoiceId,
      amount_cents: cents,
    })
  }
}

/**
 * Takes a booking back as a whole: its invoices are open again by what it had paid, and the movement waits again.
 * @throws Conflict 'bank.undone' when that was done before.
 */
export async function undoBooking(tx: Tx, bookingId: number, { by, now }: Who, around: AroundReceipt): Promise<void> {
  const [undone] = await markUndone(tx, bookingId, { by, now })
  if (!undone) throw new Conflict('bank.undone')
  const entry = await entryRow(tx, undone.entry_id)
  for (const { full_number, amount_cents } of await partsOf(tx, bookingId))
    await bookReceipt(
      tx,
      {
        invoiceNumber: full_number,
        amountCents: -amount_cents,
        receivedOn: entry!.booked_on,
        reference: `${referenceOf(undone.entry_id, bookingId)}-UNDONE`,
        note: '',
      },
      { by, now },
      around,
    )
}

/** It pays no invoice: it leaves the list of what waits. @throws NotFound; Refused with what stands in the way */
export async function setAside(tx: Tx, entryId: number, reason: string, who: Who): Promise<void> {
  const entry = await lockEntry(tx, entryId)
  if (!entry) throw new NotFound('bank.unknown_entry')
  const whyNot = whyNotAside(entry)
  if (whyNot) throw new Refused(whyNot)
  await markAside(tx, entryId, { reason, ...who })
}

/** It waits to be booked again. @throws Conflict 'bank.not_aside' */
export async function takeBack(tx: Tx, entryId: number): Promise<void> {
  if ((await markWaiting(tx, entryId)).length === 0) throw new Conflict('bank.not_aside')
}
