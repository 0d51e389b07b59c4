import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'
import type { DeliveryAddress } from '#modules/buying/cart/contract.ts'
import type { Reason } from '#modules/goods/pricing/explanation.ts'
import type { TaxTreatment } from '#modules/goods/pricing/treatment.ts'
import type { OrderTerms } from '#modules/orders/order/orders.ts'

export interface OrderToBill {
  id: number
  number: string
  /** The shop where it was placed. */
  storefront_code: string
  language: Language
  owner_kind: 'customer' | 'guest'
  owner_id: string
  email: string
  payment_state: string
  reference: string
  delivery_address: DeliveryAddress | null
  billing_address: DeliveryAddress | null
  gift_ticket: boolean
  invoice_requested: boolean
  /** NIF written with the order; '' for that of the account. */
  tax_id: string
  tax_treatment: TaxTreatment
  surcharge_cents: Cents
  /** How its total came about; null on orders older than explanations. */
  explanation: Reason[] | null
  /** Paid before it leaves, or by invoice. */
  terms: OrderTerms
  budget_id: number | null
  gift_card_cents: Cents
  /** Sent again for a claim: what was invoiced pays for it. */
  claim_id: number | null
  placed_at: Date
}

const orderColumns = (db: Db) => db`
  id, number, storefront_code, language, owner_kind, owner_id, email, payment_state, reference, delivery_address, billing_address, gift_ticket,
  invoice_requested, tax_id, tax_treatment, surcharge_cents, explanation, terms, budget_id, gift_card_cents, claim_id, placed_at`

export async function lockOrder(tx: Tx, id: number): Promise<OrderToBill | undefined> {
  const [row] = await tx<OrderToBill[]>`select ${orderColumns(tx)} from shop_order where id = ${id} for no key update`
  return row
}

export async function orderNumbered(db: Db, number: string): Promise<OrderToBill | undefined> {
  const [row] = await db<OrderToBill[]>`select ${orderColumns(db)} from shop_order where number = ${number}`
  return row
}
