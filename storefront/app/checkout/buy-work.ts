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
import type { VisitHandler } from '../visit/handlers.ts'
import { captchaIn, questionInWords } from '../visit/person-work.ts'
import { signedBy, type Visit } from '../visit/visit.ts'
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
export const loadBuy: VisitHandler<BuyPage | { blind: true } | Response> = async (visit, { request }) => {
  if (visit.blind && !visit.scripted) return { blind: true }
  const user = visit.user()
  if (!user) return redirect(stepTo('basket-login', visit))
  const found = await visit.cart()
  if (!found || found.is_empty || found.blocked) return redirect(stepTo('basket', visit))
  const asked = new URL(request.url).searchParams
  const cart = partOf(found, asked.get('part')) === 'shipping' ? found : await heldCart(visit, found)
  if (cart.blocked) return redirect(stepTo('basket', visit))
  const part = partOf(cart, asked.get('part'))
  const pointsNear = (asked.get('points') ?? cart.pickup_point?.postcode ?? cart.delivery_address?.postcode ?? '').trim()
  const [options, addresses, promises, points, question, methods, terms, waiver] = await Promise.all([
    visit.read<ShippingOptions>('/shipping/options/'),
    savedAddresses(visit),
    part === 'shipping' ? deliveryPromises(visit, cart) : null,
    part === 'shipping' && pointsNear
      ? visit.read<{ items: PickupPoint[] }>('/shipping/pickup-points/', { postcode: pointsNear })
      : undefined,
    part === 'payment' && !visit.scripted ? questionInWords(visit) : null,
    part === 'payment' ? methodsFor(visit, cart) : [],
    part === 'payment' && !cart.shipping_pending ? accountTerms(visit) : null,
    part === 'payment' && needsWaiver(cart, user) ? visit.read<DownloadWaiver>('/order/download-waiver/') : null,
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
async function heldCart(visit: Visit, cart: Cart): Promise<Cart> {
  const held = await visit.call<Cart>('PUT', `/cart/${cart.pk}/`, { step: 'buy', ...signedBy(visit) })
  if (isFailure(held)) return cart
  visit.keepCart(held)
  return held
}

/** The part to show: payment only when delivery is settled, the choice between one and two parcels while it is not made (P-17). */
function partOf(cart: Cart, asked: string | null): BuyPage['part'] {
  if (!isSettled(cart)) return 'shipping'
  if (asked === 'plans' && cart.split_offered) return 'plans'
  if (asked !== 'payment' && cart.needs_shipping) return 'shipping'
  return cart.split_offered && cart.shipment === null ? 'plans' : 'payment'
}

async function deliveryPromises(visit: Visit, cart: Cart): Promise<DeliveryPromises | null> {
  const found = await visit.call<DeliveryPromises>('POST', '/cart/store-promises/', { cart_id: cart.pk, ...signedBy(visit) })
  return isFailure(found) ? null : found
}

export type BuyOutcome = (FormOutcome & { of: string }) | PayOutcome

export const buy: VisitHandler<BuyOutcome | Response> = async (visit, { request }) => {
  const form = await request.formData()
  if (!visit.user()) return redirect(stepTo('basket-login', visit), 303)
  // Recovered anew, so that it is the one this user owns, whatever another tab stored.
  const cart = (await visit.cart())?.pk
  if (!cart) return redirect(stepTo('basket', visit), 303)
  const intent = String(form.get('intent'))
  if (intent === 'delivery') return settleDelivery(visit, cart, form)
  if (intent === 'shipment') return chooseShipment(visit, cart, form)
  return placeAndPay(visit, cart, form)
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
/** On to the payment; where one or two parcels are still to be chosen, the page asks that first. */
const toPayment = (visit: Visit) => redirect(`${stepTo('basket-buy', visit)}?part=payment`, 303)

/** Only what was chosen is sent (K-22). */
async function settleDelivery(visit: Visit, cart: string, form: FormData): Promise<BuyOutcome | Response> {
  const method = text(form, 'method')
  const refused = (failure: Failure) => ({ ...outcomeOf(failure, form), of: 'delivery' })
  const change = (fields: object) => visit.call<Cart>('PUT', `/cart/${cart}/`, { ...fields, step: 'buy', ...signedBy(visit) })
  if (method === 'store') {
    const store = text(form, 'store')
    const changed = await change({ shipping_method: 'store', ...(store ? { store_delivered: store } : {}) })
    if (isFailure(changed)) return refused(changed)
    visit.keepCart(changed)
    return changed.store_delivered ? toPayment(visit) : refused(named('store', await sentence(visit, 'store')))
  }
  if (method === 'pickup_point') {
    const point = Number(text(form, 'point'))
    if (!point) return refused(named('point', await sentence(visit, 'point')))
    const picked = { pk: point, recipient: text(form, 'point_recipient'), phone: text(form, 'point_phone') }
    const changed = await change({ shipping_method: 'pickup_point', pickup_point: picked })
    if (isFailure(changed)) return refused({ ...changed, fields: prefixed(changed.fields, 'point_') })
    visit.keepCart(changed)
    return toPayment(visit)
  }
  if (method !== 'home') return refused(named('method', await sentence(visit, 'method')))
  const address = await givenAddress(visit, form, 'address')
  const changed = await change({ shipping_method: 'home', delivery_address: address })
  if (isFailure(changed)) return refused(changed)
  visit.keepCart(changed)
  if (form.has('keep_address'))
    await visit.call('POST', '/customer/address/', {
      ...address,
      floor: address.floor ?? '',
      phone: address.phone ?? '',
      ...signedBy(visit),
    })
  return toPayment(visit)
}

async function chooseShipment(visit: Visit, cart: string, form: FormData): Promise<BuyOutcome | Response> {
  const shipment = text(form, 'shipment')
  if (!shipment) return { ...outcomeOf(named('shipment', await sentence(visit, 'shipment')), form), of: 'shipment' }
  const changed = await visit.call<Cart>('PUT', `/cart/${cart}/`, { shipment, step: 'buy', ...signedBy(visit) })
  if (isFailure(changed)) return { ...outcomeOf(changed, form), of: 'shipment' }
  visit.keepCart(changed)
  return toPayment(visit)
}

async function placeAndPay(visit: Visit, cart: string, form: FormData): Promise<BuyOutcome | Response> {
  const onAccount = text(form, 'method_of_payment') === 'account'
  const placed = await visit.call<PlacedOrder>('POST', '/order/', {
    ...signedBy(visit),
    cart,
    reference: text(form, 'reference'),
    conditions: form.has('conditions'),
    download_consent: form.has('download_consent'),
    download_acknowledged: form.has('download_acknowledged'),
    opt_out: form.has('opt_out'),
    invoice_request: form.has('invoice'),
    tax_id: form.has('invoice') ? text(form, 'tax_id') : '',
    recipient_tax_id: text(form, 'recipient_tax_id'),
    ...(text(form, 'billing') ? { billing_address: await givenAddress(visit, form, 'billing', 'billing_') } : {}),
    terms: onAccount ? 'account' : 'prepaid',
    captcha: captchaIn(form),
    idempotency_key: text(form, 'key'),
    expected_total: Number(text(form, 'total')),
    ...(text(form, 'to_pay') ? { expected_to_pay: Number(text(form, 'to_pay')) } : {}),
  })
  if (isFailure(placed)) {
    const outcome = outcomeOf(placed, form)
    return { ...outcome, detail: placed.code === noAnswer ? await sentence(visit, 'generate') : outcome.detail, of: 'pay' }
  }
  if (placed.payment_state === 'on_account')
    return redirect(`${stepTo('basket-success', visit)}?order=${encodeURIComponent(placed.number)}`, 303)
  return startPaying(visit, placed.number, { method: text(form, 'method_of_payment') })
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
async function sentence(visit: Visit, which: 'store' | 'point' | 'method' | 'shipment' | 'generate'): Promise<string> {
  const { checkoutSentences } = await import('./sentences.ts')
  return checkoutSentences[visit.language][which]
}
