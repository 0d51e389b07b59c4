import type { Tx } from '#kernel/db.ts'
import { billParcel } from '#modules/invoicing/billing/bill-parcel.ts'
import { creditRefund } from '#modules/invoicing/billing/credit-refund.ts'
import type { BillingSettings } from '#modules/invoicing/billing/deps.ts'
import { writeDeliveryNote } from '#modules/libraries/delivery-notes/write-note.ts'
import { replacementLeft } from '#modules/orders/claims/answer-claim.ts'

/** What orders and returns call without knowing of invoices and claims; both run in the caller's transaction. */
export const billingHooks = (billing: BillingSettings) => ({
  /** True when the parcel has its invoice now; false when a summary will carry it. */
  onHandOver: async (tx: Tx, parcelId: number, now: Date): Promise<boolean> => {
    // Written first, so that the invoice names it.
    await writeDeliveryNote(tx, parcelId, now)
    await replacementLeft(tx, parcelId, now)
    return (await billParcel(tx, billing, parcelId, now)) !== null
  },
  onRefund: async (tx: Tx, refund: { refundId: number }, now: Date): Promise<void> => {
    await creditRefund(tx, billing, refund.refundId, now)
  },
})
