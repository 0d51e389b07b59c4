import type { Pool, Transactional, Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { billParcel } from '#modules/invoicing/billing/bill-parcel.ts'
import type { BillingSettings } from '#modules/invoicing/billing/deps.ts'
import { askedAndUnbilled, askForInvoice, type NoteRow, noteOf } from './notes.sql.ts'

/**
 * Asks for the invoice of a delivery note (L-06): the real one of its parcel, issued at once. When nothing is known yet to name its
 * buyer by, the wish is kept and issueAsked() makes it later. The second time it finds the first.
 * @throws NotFound 'note.unknown' alike for unknown and foreign notes.
 */
export async function requestNoteInvoice(
  db: Transactional,
  settings: BillingSettings,
  { customerId, code, by, now }: { customerId: string; code: string; by: string; now: Date },
): Promise<NoteRow> {
  const note = await noteOf(db, customerId, code)
  if (!note) throw new NotFound('note.unknown')
  await db.begin(async (tx) => {
    // Locks the order before the note: the same way round as handing over.
    await billParcel(tx, settings, note.parcel_id, now, { asked: true })
    await askForInvoice(tx, note.id, by, now)
  })
  return (await noteOf(db, customerId, code)) as NoteRow
}

/** Issues what was asked for and could not be made then. @returns how many invoices there are now. */
export async function issueAsked(db: Pool, settings: BillingSettings, now: Date): Promise<number> {
  let issued = 0
  for (const parcelId of await askedAndUnbilled(db))
    if (await db.begin((tx: Tx) => billParcel(tx, settings, parcelId, now, { asked: true }))) issued += 1
  return issued
}
