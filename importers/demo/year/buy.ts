import { addLine, createCart } from '#modules/buying/cart/cart.ts'
import { updateCart } from '#modules/buying/cart/update-cart.ts'
import { placeOrder } from '#modules/buying/checkout/place-order.ts'
import { payWithCard, receiveAttempt } from '#modules/buying/payments/sandbox/decisions.ts'
import { noticeFields, readNotice } from '#modules/buying/payments/sandbox/notification.ts'
import { readOrderForm } from '#modules/buying/payments/sandbox/order-form.ts'
import { startPayment } from '#modules/orders/money/pay.ts'
import { settle } from '#modules/orders/money/settle.ts'
import { PlaceOrder } from '#modules/orders/order/contract.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import type { DemoAccount } from './accounts.ts'
import type { YearShop } from './shop.ts'

export interface Wanted {
  products: readonly (readonly [id: number, quantity: number])[]
  reference?: string
  giftWrap?: boolean
  invoice?: boolean
  /** Collected at a store instead of sent home. */
  store?: string
  /** False: the customer goes away before paying. */
  paid?: boolean
}

export const askingAs = (shop: YearShop, caller: Caller, now: Date) => ({
  caller,
  language: shop.language,
  storefront: shop.storefront,
  settings: { splitFeeCents: shop.splitFeeCents },
  now,
})

const addressOf = ({ name, surnames, company, library, street, floor, postcode, city, region, phone }: DemoAccount) => ({
  recipient: company || library || `${name} ${surnames}`,
  street,
  floor: floor || null,
  postcode,
  city,
  region,
  country: 'ES',
  phone,
})

/** A cart filled, sent off and paid with a card, step by step as the storefront does it. @returns the order's number. */
export async function buyByCard(
  shop: YearShop,
  caller: Caller,
  account: DemoAccount,
  { products, reference = '', giftWrap = false, invoice = false, store, paid = true }: Wanted,
  now: Date,
): Promise<string> {
  const { db } = shop
  const asking = askingAs(shop, caller, now)
  const { pk } = await createCart(db, asking)
  for (const [productId, quantity] of products) await addLine(db, { cartId: pk, productId, quantity }, asking)
  const delivery = store
    ? ({ shipping_method: 'store', store_delivered: store } as const)
    : ({ shipping_method: 'home', delivery_address: addressOf(account), shipment: 'single' } as const)
  await updateCart(db, pk, { ...delivery, gift_wrap: giftWrap }, { ...asking, address: '' })
  const body = PlaceOrder.parse({
    cart: pk,
    reference,
    conditions: true,
    invoice_request: invoice,
    ...(invoice && !account.nif ? { tax_id: '99999999R' } : {}),
    ...(store ? { billing_address: addressOf(account) } : {}),
    captcha: 'asked of nobody here',
    idempotency_key: `trying-out-${pk}`,
  })
  const { confirmation } = shop
  const deps = { db, confirmation, shippingAsked: async () => {}, checkCaptcha: async () => {}, recordOptOut: async () => {} }
  const placed = await placeOrder(deps, body, asking)
  if (paid) await payByCard(shop, placed.number, now)
  return placed.number
}

/** Goes through the sandbox bank with a card that it takes. */
async function payByCard(shop: YearShop, number: string, now: Date): Promise<void> {
  const { secret } = shop
  const start = await startPayment(shop, {
    number,
    requirePayer: () => undefined,
    owns: () => true,
    language: shop.language,
    now,
  })
  if (start?.kind !== 'form') return
  const payment = await receiveAttempt(shop.db, readOrderForm(secret, start.fields))
  const card = { number: '4548 8100 0000 0003', expiry: `12/${now.getUTCFullYear() + 9}`, cvc: '123' }
  const decided = await payWithCard(shop.db, payment, card, 0)
  await settle(shop, 'sandbox', readNotice(secret, { ...noticeFields(secret, decided.payment, 'shop') }), now)
}
