import { redirect } from 'react-router'
import type { Cart } from '#modules/buying/cart/contract.ts'
import type { Checkout, CheckoutStep } from '#modules/buying/checkout/contract.ts'
import type { PlacedOrder } from '#modules/orders/order/contract.ts'
import type { Session } from '#modules/people/customers/contract.ts'
import type { CodeChallenge } from '#modules/platform/captcha/contract.ts'
import { type Failure, isFailure, noAnswer } from '../api/failure.ts'
import { type PayOutcome, startPaying } from '../payment/pay-work.ts'
import { stepTo } from '../site/shop-here.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { captchaIn, questionInWords } from '../visit/person-work.ts'
import { cartForForm, signedBy, type Visit } from '../visit/visit.ts'
import { givenAddress } from './given-address.ts'
import type { checkoutSentences } from './sentence-words.ts'

/** What the step shows beside the answer of the API. */
export interface BuyPage extends Omit<CheckoutStep, 'points_near'> {
  cart: Cart
  email: string
  /** Nobody's account: only a session for this purchase. */
  guest: boolean
  /** The postcode near which counters were looked for. */
  pointsNear: string
  /** The visitor is looking for a counter. */
  searching: boolean
  /** A new one for each order meant; the server makes one order of it (P-34). */
  orderKey: string
  /** The question in words, for who has no scripts (P-23). */
  question: CodeChallenge | null
  /** Whether the law lets whoever buys withdraw (TRLGDCU 3 and 102). */
  consumer: boolean
}

/**
 * The buy step: delivery, then payment. Without a user it leads to the login step, without a cart to the basket (K-21, P-04, P-05).
 * Nothing is held by reading it: the forms of the step do that.
 */
export const loadBuy: VisitHandler<BuyPage | { blind: true } | Response> = async (visit, { request }) => {
  if (visit.blind && !visit.scripted) return { blind: true }
  const user = visit.user()
  if (!user) return redirect(stepTo('basket-login', visit))
  const parameters = new URL(request.url).searchParams
  const found = await visit.call<Checkout>('POST', '/checkout/', {
    ...signedBy(visit),
    cart_id: visit.cartId() ?? '',
    part: parameters.get('part'),
    points: parameters.get('points'),
  })
  if (isFailure(found)) return withoutStep(visit, found)
  const { cart, step } = found
  // A guest who came in before scripts arrived may have a cart that only they know.
  if (!cart) return visit.scripted || visit.cartId() ? redirect(stepTo('basket', visit)) : { blind: true }
  if (visit.scripted || cart.pk !== visit.cartId()) visit.keepCart(cart)
  if (!step) return redirect(stepTo('basket', visit))
  const { points_near, ...shown } = step
  return {
    ...shown,
    cart,
    email: user.email,
    guest: user.kind === 'guest',
    pointsNear: points_near,
    searching: parameters.has('points'),
    orderKey: crypto.randomUUID(),
    question: step.part === 'payment' && !visit.scripted ? ((await questionInWords(visit)) ?? null) : null,
    consumer: isConsumer(user),
  }
}

/** Where a visitor goes on whose cart or session is no longer there. */
function withoutStep(visit: Visit, { code }: Failure): Response {
  if (code === 'cart.unknown') visit.forgetCart()
  if (code === 'login_failed') visit.forgetUser()
  return redirect(stepTo('basket', visit))
}

/** Whoever registered as a library or a business has no right to withdraw. */
const isConsumer = ({ kind }: Session): boolean => kind !== 'library' && kind !== 'business'

export type BuyOutcome = (FormOutcome & { of: string }) | PayOutcome

export const buy: VisitHandler<BuyOutcome | Response> = async (visit, { request }) => {
  const form = await request.formData()
  if (!visit.user()) return redirect(stepTo('basket-login', visit), 303)
  // Recovered anew, so that it is the one this user owns, whatever another tab stored.
  const found = await cartForForm(visit)
  if (!found) return redirect(stepTo('basket', visit), 303)
  const intent = String(form.get('intent'))
  if (isFailure(found)) return { ...outcomeOf(found, form), of: intent }
  const cart = found.pk
  if (intent === 'delivery') return settleDelivery(visit, cart, form)
  if (intent === 'shipment') return chooseShipment(visit, cart, form)
  if (intent === 'hold') return holdAgain(visit, cart, form)
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

/** Reserves the copies of a cart whose reservation has ended, where there are some to be had. */
async function holdAgain(visit: Visit, cart: string, form: FormData): Promise<BuyOutcome | Response> {
  const held = await visit.call<Cart>('PUT', `/cart/${cart}/`, { step: 'buy', ...signedBy(visit) })
  if (isFailure(held)) return { ...outcomeOf(held, form), of: 'hold' }
  visit.keepCart(held)
  if (held.held_until) return toPayment(visit)
  return { detail: await sentence(visit, 'hold'), errors: {}, values: {}, of: 'hold' }
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
  const method = text(form, 'method_of_payment')
  const keptCard = keptCardIn(method)
  if (keptCard) return startPaying(visit, placed.number, { keptCard })
  return startPaying(visit, placed.number, { method, keepCard: method === 'card' && form.has('keep_card') })
}

/** How a kept card is named among the ways to pay. */
export const keptCardChoice = (pk: string) => `kept-${pk}`
const keptCardIn = (method: string): string => /^kept-(.+)$/.exec(method)?.[1] ?? ''

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
async function sentence(visit: Visit, which: keyof (typeof checkoutSentences)['es']): Promise<string> {
  const { checkoutSentences: sentences } = await import('./sentence-words.ts')
  return sentences[visit.language][which]
}
