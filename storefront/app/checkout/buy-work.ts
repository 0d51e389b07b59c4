import { redirect } from 'react-router'
import type { Cart, DeliveryPromises } from '#modules/buying/cart/contract.ts'
import type { PickupPoint, ShippingOptions } from '#modules/buying/shipping/contract.ts'
import type { TermsShown } from '#modules/invoicing/terms/contract.ts'
import type { DownloadWaiver, PaymentMethods, PlacedOrder } from '#modules/orders/order/contract.ts'
import type { Address, Session } from '#modules/people/customers/contract.ts'
import type { CodeChallenge } from '#modules/platform/captcha/contract.ts'
import { type Failure, isFailure, noAnswer } from '../api/failure.ts'
import { accountTerms, methodsFor, type PayOutcome, startPaying } from '../payment/pay-work.ts'
import { stepTo } from '../site/place.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import { type Desk, signedBy } from '../visit/desk.ts'
import { captchaIn, questionInWords } from '../visit/person-work.ts'
import type { Work } from '../visit/work.ts'
import { givenAddress, savedAddresses } from './given-address.ts'

export interface BuyPage {
  cart: Cart
  email: string
  options: ShippingOptions | null
  addresses: Address[]
  part: 'shipping' | 'plans' | 'payment'
  /** Nobody's account: only a session for this purchase. */
  guest: boolean
  /** From when each store could hand the cart over, and what a parcel would be like; null where nobody asks. */
  promises: DeliveryPromises | null
  points: PickupPoint[]
  /** The postcode near which counters were looked for. */
  pointsNear: string
  /** The visitor is looking for a counter. */
  searching: boolean
  /** A new one for each order meant; the server makes one order of it (P-34). */
  orderKey: string
  /** The question in words, for who has no scripts (P-23). */
  question: CodeChallenge | null
  /** How this order can be paid, the usual way first. */
  methods: PaymentMethods['methods']
  /** What a consumer agrees to before ordering ebooks; null where there is none to agree to. */
  waiver: DownloadWaiver | null
  /** Whether the law lets whoever buys withdraw (TRLGDCU 3 and 102). */
  consumer: boolean
  /** Where it may be paid by invoice: what was agreed. */
  terms: TermsShown | null
}

/** Whether delivery is settled, so that there is something to pay. */
const isSettled = (cart: Cart): boolean => !cart.needs_shipping || (cart.plans.length > 0 && cart.shipping_refusal === null)

/** The buy step: delivery, then payment. Without a user it leads to the login step, without a cart to the basket (K-21, P-04, P-05). */
export const loadBuy: Work<BuyPage | { blind: true } | Response> = async (desk, { request }) => {
  if (desk.blind && !desk.scripted) return { blind: true }
  const user = desk.user()
  if (!user) return redirect(stepTo('basket-login', desk))
  const found = await desk.cart()
  if (!found || found.is_empty || found.blocked) return redirect(stepTo('basket', desk))
  const asked = new URL(request.url).searchParams
  const cart = partOf(found, asked.get('part')) === 'shipping' ? found : await heldCart(desk, found)
  if (cart.blocked) return redirect(stepTo('basket', desk))
  const part = partOf(cart, asked.get('part'))
  const pointsNear = (asked.get('points') ?? cart.pickup_point?.postcode ?? cart.delivery_address?.postcode ?? '').trim()
  const [options, addresses, promises, points, question, methods, terms, waiver] = await Promise.all([
    desk.read<ShippingOptions>('/shipping/options/'),
    savedAddresses(desk),
    part === 'shipping' ? deliveryPromises(desk, cart) : null,
    part === 'shipping' && pointsNear
      ? desk.read<{ items: PickupPoint[] }>('/shipping/pickup-points/', { postcode: pointsNear })
      : undefined,
    part === 'payment' && !desk.scripted ? questionInWords(desk) : null,
    part === 'payment' ? methodsFor(desk, cart) : [],
    part === 'payment' && !cart.shipping_pending ? accountTerms(desk) : null,
    part === 'payment' && needsWaiver(cart, user) ? desk.read<DownloadWaiver>('/order/download-waiver/') : null,
  ])
  return {
    cart,
    email: user.email,
    guest: user.kind === 'guest',
    options: options ?? null,
    addresses,
    part,
    promises,
    points: points?.items ?? [],
    pointsNear,
    searching: asked.has('points'),
    orderKey: crypto.randomUUID(),
    question: question ?? null,
    methods,
    terms,
    waiver: waiver ?? null,
    consumer: isConsumer(user),
  }
}

/** Whoever registered as a library or a business has no right to withdraw. */
const isConsumer = ({ kind }: Session): boolean => kind !== 'library' && kind !== 'business'

const needsWaiver = (cart: Cart, user: Session): boolean => isConsumer(user) && cart.cart_lines.some((line) => line.product.ebook)

/** The cart with its copies held, or held longer; as it was found when it can no longer travel like that. */
async function heldCart(desk: Desk, cart: Cart): Promise<Cart> {
  const held = await desk.call<Cart>('PUT', `/cart/${cart.pk}/`, { step: 'buy', ...signedBy(desk) })
  if (isFailure(held)) return cart
  desk.keepCart(held)
  return held
}

/** The part to show: payment only when delivery is settled, the choice between one and two parcels while it is not made (P-17). */
function partOf(cart: Cart, asked: string | null): BuyPage['part'] {
  if (!isSettled(cart)) return 'shipping'
  if (asked === 'plans' && cart.split_offered) return 'plans'
  if (asked !== 'payment' && cart.needs_shipping) return 'shipping'
  return cart.split_offered && cart.shipment === null ? 'plans' : 'payment'
}

async function deliveryPromises(desk: Desk, cart: Cart): Promise<DeliveryPromises | null> {
  const found = await desk.call<DeliveryPromises>('POST', '/cart/store-promises/', { cart_id: cart.pk, ...signedBy(desk) })
  return isFailure(found) ? null : found
}

export type BuyOutcome = (FormOutcome & { of: string }) | PayOutcome

export const buy: Work<BuyOutcome | Response> = async (desk, { request }) => {
  const form = await request.formData()
  if (!desk.user()) return redirect(stepTo('basket-login', desk), 303)
  // Recovered anew, so that it is the one this user owns, whatever another tab stored.
  const cart = (await desk.cart())?.pk
  if (!cart) return redirect(stepTo('basket', desk), 303)
  const intent = String(form.get('intent'))
  if (intent === 'delivery') return settleDelivery(desk, cart, form)
  if (intent === 'shipment') return chooseShipment(desk, cart, form)
  return placeAndPay(desk, cart, form)
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
/** On to the payment; where one or two parcels are still to be chosen, the page asks that first. */
const toPayment = (desk: Desk) => redirect(`${stepTo('basket-buy', desk)}?part=payment`, 303)

/** Only what was chosen is sent (K-22). */
async function settleDelivery(desk: Desk, cart: string, form: FormData): Promise<BuyOutcome | Response> {
  const method = text(form, 'method')
  const refused = (failure: Failure) => ({ ...outcomeOf(failure, form), of: 'delivery' })
  const change = (fields: object) => desk.call<Cart>('PUT', `/cart/${cart}/`, { ...fields, step: 'buy', ...signedBy(desk) })
  if (method === 'store') {
    const store = text(form, 'store')
    const changed = await change({ shipping_method: 'store', ...(store ? { store_delivered: store } : {}) })
    if (isFailure(changed)) return refused(changed)
    desk.keepCart(changed)
    return changed.store_delivered ? toPayment(desk) : refused(named('store', await sentence(desk, 'store')))
  }
  if (method === 'pickup_point') {
    const point = Number(text(form, 'point'))
    if (!point) return refused(named('point', await sentence(desk, 'point')))
    const picked = { pk: point, recipient: text(form, 'point_recipient'), phone: text(form, 'point_phone') }
    const changed = await change({ shipping_method: 'pickup_point', pickup_point: picked })
    if (isFailure(changed)) return refused({ ...changed, fields: prefixed(changed.fields, 'point_') })
    desk.keepCart(changed)
    return toPayment(desk)
  }
  if (method !== 'home') return refused(named('method', await sentence(desk, 'method')))
  const address = await givenAddress(desk, form, 'address')
  const changed = await change({ shipping_method: 'home', delivery_address: address })
  if (isFailure(changed)) return refused(changed)
  desk.keepCart(changed)
  if (form.has('keep_address'))
    await desk.call('POST', '/customer/address/', {
      ...address,
      floor: address.floor ?? '',
      phone: address.phone ?? '',
      ...signedBy(desk),
    })
  return toPayment(desk)
}

async function chooseShipment(desk: Desk, cart: string, form: FormData): Promise<BuyOutcome | Response> {
  const shipment = text(form, 'shipment')
  if (!shipment) return { ...outcomeOf(named('shipment', await sentence(desk, 'shipment')), form), of: 'shipment' }
  const changed = await desk.call<Cart>('PUT', `/cart/${cart}/`, { shipment, step: 'buy', ...signedBy(desk) })
  if (isFailure(changed)) return { ...outcomeOf(changed, form), of: 'shipment' }
  desk.keepCart(changed)
  return toPayment(desk)
}

async function placeAndPay(desk: Desk, cart: string, form: FormData): Promise<BuyOutcome | Response> {
  const onAccount = text(form, 'method_of_payment') === 'account'
  const placed = await desk.call<PlacedOrder>('POST', '/order/', {
    ...signedBy(desk),
    cart,
    reference: text(form, 'reference'),
    conditions: form.has('conditions'),
    download_consent: form.has('download_consent'),
    download_acknowledged: form.has('download_acknowledged'),
    opt_out: form.has('opt_out'),
    invoice_request: form.has('invoice'),
    tax_id: form.has('invoice') ? text(form, 'tax_id') : '',
    recipient_tax_id: text(form, 'recipient_tax_id'),
    ...(text(form, 'billing') ? { billing_address: await givenAddress(desk, form, 'billing', 'billing_') } : {}),
    terms: onAccount ? 'account' : 'prepaid',
    captcha: captchaIn(form),
    idempotency_key: text(form, 'key'),
    expected_total: Number(text(form, 'total')),
    ...(text(form, 'to_pay') ? { expected_to_pay: Number(text(form, 'to_pay')) } : {}),
  })
  if (isFailure(placed)) {
    const outcome = outcomeOf(placed, form)
    return { ...outcome, detail: placed.code === noAnswer ? await sentence(desk, 'generate') : outcome.detail, of: 'pay' }
  }
  if (placed.payment_state === 'on_account')
    return redirect(`${stepTo('basket-success', desk)}?order=${encodeURIComponent(placed.number)}`, 303)
  return startPaying(desk, placed.number, { method: text(form, 'method_of_payment') })
}

const prefixed = (fields: Failure['fields'], prefix: string): Failure['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([name, messages]) => [prefix + name, messages]))

const named = (field: string, message: string): Failure => ({
  error: true,
  status: 505,
  original_status: 400,
  detail: message,
  code: null,
  fields: { [field]: [message] },
})

/** Sentences that the page itself says, in the language of the visit. */
async function sentence(desk: Desk, which: 'store' | 'point' | 'method' | 'shipment' | 'generate'): Promise<string> {
  const { checkoutSentences } = await import('./sentences.ts')
  return checkoutSentences[desk.language][which]
}
