import type { Transactional } from '#kernel/db.ts'
import { cartAtCheckout } from '#modules/buying/cart/cart.ts'
import type { Cart } from '#modules/buying/cart/contract.ts'
import type { ShowCartInput } from '#modules/buying/cart/show-cart.ts'
import { cardHolder, cardsToPayWith } from '#modules/buying/kept-cards/kept-cards.ts'
import type { Gateways } from '#modules/buying/payments/gateways.ts'
import { shippingOptions } from '#modules/buying/shipping/options.ts'
import { pointsAround } from '#modules/buying/shipping/pickup-points.ts'
import { shownTerms, termsOf } from '#modules/invoicing/terms/terms.ts'
import type { PaymentMethods } from '#modules/orders/order/contract.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { addressesOf } from '#modules/people/customers/addresses.ts'
import { paymentAccountOf } from '#modules/platform/storefronts/identity.ts'
import { needsWaiver, shownWaiver } from './ask-waiver.ts'
import type { Checkout, CheckoutStep } from './contract.ts'

type Wanted = { cart_id: string; part: CheckoutStep['part'] | null; points: string | null }
type Deps = { db: Transactional; gateways: Gateways }

/** Whether delivery is settled, so that there is something to pay. */
const isSettled = (cart: Cart): boolean => !cart.needs_shipping || (cart.plans.length > 0 && cart.shipping_refusal === null)

/** The part to show: payment only when delivery is settled, the choice between one and two parcels while it is not made (P-17). */
function partOf(cart: Cart, wanted: Wanted['part']): CheckoutStep['part'] {
  if (!isSettled(cart)) return 'shipping'
  if (wanted === 'plans' && cart.split_offered) return 'plans'
  if (wanted !== 'payment' && cart.needs_shipping) return 'shipping'
  return cart.split_offered && cart.shipment === null ? 'plans' : 'payment'
}

/** Every way of paying that a shop offers, into the account that its row names, the usual one first. */
export const offeredMethods = async ({ db, gateways }: Deps, storefront: string): Promise<PaymentMethods['methods']> =>
  methodsOf(gateways, await paymentAccountOf(db, storefront))

const methodsOf = (gateways: Gateways, account: string | null): PaymentMethods['methods'] =>
  gateways.offered(account).map(({ method, gateway }) => ({
    method,
    needs_scripts: gateway.needsScripts,
    charges_later: gateway.chargesLater(method),
    keeps_cards: gateway.keepsCards(method),
  }))

/** Reads all that a step of the checkout shows (P-02); holds and changes nothing. @throws NotFound for another's cart */
export async function checkoutStep(
  { db, gateways }: Deps,
  { cart_id, part: wanted, points }: Wanted,
  asking: ShowCartInput & { caller: Caller },
): Promise<Checkout> {
  const found = await cartAtCheckout(db, cart_id, asking)
  if (!found) return { cart: null, step: null }
  const { cart, unheld, promises } = found
  if (cart.is_empty || cart.blocked) return { cart, step: null }
  const { caller, language, storefront, settings } = asking
  const part = partOf(cart, wanted)
  const near = (points ?? cart.pickup_point?.postcode ?? cart.delivery_address?.postcode ?? '').trim()
  const [options, addresses, promised, counters, paying] = await Promise.all([
    shippingOptions(db, { storefront, splitFeeCents: settings.splitFeeCents }),
    caller.kind === 'guest' ? [] : addressesOf(db, caller.id),
    part === 'shipping' ? promises() : null,
    part === 'shipping' && near ? pointsAround(db, near, language) : [],
    part === 'payment'
      ? waysToPay({ db, gateways }, cart, asking)
      : { methods: [], kept_cards: [], may_keep: false, waiver: null, terms: null },
  ])
  return { cart, step: { part, unheld, options, addresses, promises: promised, points: counters, points_near: near, ...paying } }
}

/** How a cart's order can be paid: what is charged when it leaves needs a way that reserves. */
async function waysToPay(
  { db, gateways }: Deps,
  cart: Cart,
  { caller, language, storefront, now }: ShowCartInput & { caller: Caller },
): Promise<Pick<CheckoutStep, 'methods' | 'kept_cards' | 'may_keep' | 'waiver' | 'terms'>> {
  const later = cart.cart_lines.some((line) => line.product.availability.charged_later)
  const account = await paymentAccountOf(db, storefront)
  const methods = methodsOf(gateways, account).filter((offeredMethod) => !later || offeredMethod.charges_later)
  const keeping = methods.some(({ method, keeps_cards }) => method === 'card' && keeps_cards)
  const takers = keeping ? gateways.offered(account).filter(({ method }) => method === 'card') : []
  const kept_cards = await cardsToPayWith(db, { caller, gateways: takers.map(({ gateway }) => gateway.name), now })
  const consumer = await needsWaiver(db, caller)
  const waived = consumer && cart.cart_lines.some((line) => line.product.ebook && !line.gift)
  const terms = consumer || cart.shipping_pending ? null : await termsOf(db, caller.id)
  return {
    methods,
    kept_cards,
    may_keep: keeping && cardHolder(caller) !== null,
    waiver: waived ? shownWaiver(language) : null,
    terms: terms?.onAccount ? shownTerms(terms) : null,
  }
}
