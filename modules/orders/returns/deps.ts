import type { Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { LifeDeps } from '#modules/orders/fulfilment/tell-of-parcel.ts'

/** What a refund gives back, for whoever corrects the invoice. */
export interface RefundContent {
  refundId: number
  orderId: number
  /** Cents of the goods, VAT included, without the retailers' surcharge. */
  lines: { orderLineId: number; quantity: number; cents: Cents }[]
  shippingCents: Cents
}

export interface ReturnDeps extends LifeDeps {
  /** Refunds above this, in cents, need a second person of finance. */
  refundLimitCents: number
  /** Called when a refund is decided, in the same transaction. */
  onRefund: (tx: Tx, refund: RefundContent, now: Date) => Promise<void>
}
