import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'

export interface CorrectionStanding {
  cancelled: boolean
  replaced: boolean
  /** What corrected it. */
  corrected_by: string[]
  /** What came in for it on account. */
  received: Cents
}

/** What already happened to an invoice, and stands in the way of cancelling it. */
export async function correctionStanding(db: Db, invoiceId: number): Promise<CorrectionStanding> {
  const [row] = await db<CorrectionStanding[]>`
    select exists (select from invoice_record r where r.invoice_id = i.id and r.kind = 'cancel') as cancelled,
      exists (select from invoice_replacement r where r.replaced_id = i.id) as replaced,
      array(select c.full_number from invoice c where c.corrects_id = i.id order by c.id) as corrected_by,
      coalesce((select v.received_cents from receivable v where v.invoice_id = i.id), 0)::bigint as received
    from invoice i where i.id = ${invoiceId}`
  return row!
}
