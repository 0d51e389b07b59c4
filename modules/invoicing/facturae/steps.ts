import type { Day } from '#kernel/days.ts'
import { dayOf } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { Conflict, InvalidFields, Refused } from '#kernel/errors.ts'
import type { Invoice } from '#modules/invoicing/invoices/invoice.ts'
import { type FaceState, faceNext } from './states.ts'
import { insertStep, stepsOf } from './steps.sql.ts'

/** Whether it goes to a public body's entry point at all. */
export const isElectronic = ({ buyer }: Invoice): boolean => Boolean(buyer?.dir3) && buyer?.country === 'ES'

/** What became of an invoice at the entry point, and what may be noted next. */
export async function faceOf(db: Db, invoice: Invoice) {
  const steps = await stepsOf(db, invoice.id)
  const state = steps.at(-1)?.state ?? null
  return { state, steps, next: isElectronic(invoice) ? faceNext[state ?? 'none'] : [] }
}

export interface Noted {
  state: FaceState
  on: Day
  registryNumber: string
  reason: string
}

/**
 * Notes what the entry point says of an invoice.
 * @throws Refused 'invoice.no_facturae', 'facturae.not_now'; InvalidFields for a day before the step before it or ahead, a missing number or reason;
 * Conflict 'facturae.noted_meanwhile'
 */
export async function noteStep(tx: Tx, invoice: Invoice, noted: Noted, { by, now }: { by: string; now: Date }): Promise<void> {
  if (!isElectronic(invoice)) throw new Refused('invoice.no_facturae')
  const { steps, next } = await faceOf(tx, invoice)
  if (!next.includes(noted.state)) throw new Refused('facturae.not_now')
  const last = steps.at(-1)
  const earliest = last?.happened_on ?? invoice.issueDate
  if (noted.on < earliest || noted.on > dayOf(now)) throw new InvalidFields({ on: 'facturae.day' })
  if (noted.state === 'registered' && noted.registryNumber === '')
    throw new InvalidFields({ registry_number: 'facturae.number_missing' })
  if (noted.state === 'rejected' && noted.reason === '') throw new InvalidFields({ reason: 'facturae.reason_missing' })
  const written = await insertStep(tx, {
    invoice_id: invoice.id,
    after_id: last?.id ?? null,
    state: noted.state,
    happened_on: noted.on,
    registry_number: noted.registryNumber,
    reason: noted.reason,
    noted_by: by,
    noted_at: now,
  })
  if (written.length === 0) throw new Conflict('facturae.noted_meanwhile')
}
