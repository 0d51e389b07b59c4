import type { BilledRow } from './billed.sql.ts'

export type RequestRefusal = 'invoice.already_full' | 'invoice.order_cancelled' | 'invoice.nothing_left' | 'invoice.taken_back'

export interface OrderStanding {
  paymentState: string
  /** What stands billed and not taken back. */
  rows: readonly (Pick<BilledRow, 'gross_cents'> & { kind: 'F1' | 'F2' | 'F3' })[]
  /** Whether an invoice of it was cancelled. */
  takenBack: boolean
  /** Whether something is still to be handed over and invoiced. */
  moreToCome: boolean
}

/**
 * Whether a full invoice can still be asked for (O-09): not of a cancelled order, not when each parcel has its full invoice, not when
 * all was given back, not when the invoice was cancelled. Null when it can.
 */
export function requestRefusal({ paymentState, rows, takenBack, moreToCome }: OrderStanding): RequestRefusal | null {
  if (paymentState === 'cancelled') return 'invoice.order_cancelled'
  if (moreToCome) return null
  if (rows.length === 0) return takenBack ? 'invoice.taken_back' : 'invoice.order_cancelled'
  const simplified = rows.filter((row) => row.kind === 'F2')
  if (simplified.length === 0) return 'invoice.already_full'
  return simplified.every((row) => row.gross_cents === 0) ? 'invoice.nothing_left' : null
}
