import { redirect } from 'react-router'
import type { Cart } from '#modules/buying/cart/contract.ts'
import type { Wishes } from '#modules/people/customers/wish-contract.ts'
import { type Failure, isFailure } from '../api/failure.ts'
import { stepTo } from '../site/shop-here.ts'
import type { VisitHandler } from '../visit/handlers.ts'
import { cartForForm, customerOf, signedBy, type Visit } from '../visit/visit.ts'

/** The cart step: the cart and who visits; `keeps` favourites who has an account. `blind` while only the browser's scripts can know. */
export const loadBasket: VisitHandler<{ cart: Cart | null; blind: boolean; known: boolean; keeps: boolean }> = async (visit) => ({
  cart: await visit.cart(),
  blind: visit.blind,
  known: visit.user() !== null,
  keeps: customerOf(visit) !== null,
})

export interface BasketOutcome {
  failed: string | null
  /** The form that was refused and what was typed into it, where that is told beside it. */
  of?: 'coupon' | 'bonus' | 'gift_card' | 'add'
  typed?: string
  /** Where a line holds fewer copies than were asked for: of which product, and the sentence that says why. */
  cut?: { product: number; notice: string }
  /** A title is among the favourites now instead of in the basket. */
  later?: true
  /** The cart of a visit that has no cookie yet: a plain form is answered with the page itself. */
  cart?: Cart
}

/** What the forms of the basket and of every buy button do; each is a plain form before scripts arrive. */
export const changeBasket: VisitHandler<BasketOutcome | Response> = async (visit, { request }) => {
  const form = await request.formData()
  const answer = await change(visit, form)
  if (answer === null) return done(visit)
  if (isFailure(answer)) return refused(visit, form, answer)
  visit.keepCart(answer)
  const { product, notice } = answer.line_change ?? {}
  if (form.get('intent') === 'later') return { failed: null, later: true, cart: answer }
  if (product && notice) return { failed: null, cut: { product, notice }, cart: answer }
  return form.get('then') === 'buy' ? redirect(stepTo('basket-buy', visit), 303) : done(visit)
}

/**
 * A refused coupon is told beside its field; a refused product, and whatever cannot be done for now, above the lines, without scripts too. Other
 * changes show in the basket.
 */
function refused(visit: Visit, form: FormData, { detail, original_status }: Failure): BasketOutcome | Response {
  const of = form.get('intent')
  if (of === 'coupon' || of === 'bonus' || of === 'gift_card') return { failed: detail, of, typed: String(form.get(of) ?? '') }
  if (of === 'add' || of === 'later') return { failed: detail, of: 'add' }
  if (!visit.scripted && original_status === 503) return { failed: detail, of: 'add' }
  return visit.scripted ? { failed: detail } : done(visit)
}

const done = (visit: Visit): BasketOutcome | Response =>
  visit.scripted ? { failed: null } : redirect(stepTo('basket', visit), 303)

async function change(visit: Visit, form: FormData): Promise<Cart | Failure | null> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const signed = signedBy(visit)
  const intent = text('intent')
  if (intent === 'add') {
    const cart = await cartToFill(visit)
    if (typeof cart !== 'string') return cart
    return visit.call<Cart>('POST', '/cart/line/', {
      cart,
      product: text('product'),
      quantity: text('quantity') || '1',
      ...signed,
    })
  }
  const found = visit.cartId() ? null : await cartForForm(visit)
  if (isFailure(found)) return found
  const cart = visit.cartId() ?? found?.pk
  if (!cart) return null
  if (intent === 'later') {
    // What fails between the two leaves it in both.
    const kept = await visit.call<Wishes>('POST', '/customer/wish/', { product: text('product'), only_ids: true, ...signed })
    if (isFailure(kept)) return kept
  }
  switch (intent) {
    case 'quantity': {
      const typed = text('quantity')
      if (typed === '') return null
      const quantity = Math.trunc(Number(typed)) + Number(text('step') || '0')
      if (!(quantity >= 1 && quantity <= 99)) return null
      return visit.call<Cart>('PUT', `/cart/line/${text('line')}/`, { cart, product: text('product'), quantity, ...signed })
    }
    case 'later':
    case 'delete':
      return visit.call<Cart>('POST', '/cart/line/delete/', { cart, cart_line: text('line'), ...signed })
    case 'empty':
      return visit.call<Cart>('POST', '/cart/empty/', { cart, ...signed })
    case 'accept':
      return visit.call<Cart>('PUT', `/cart/${cart}/`, { accept_changes: true, ...signed })
    case 'coupon':
      return visit.call<Cart>('PUT', `/cart/${cart}/`, { coupon: text('coupon'), ...signed })
    case 'gift_card': {
      const off = text('gift_card_off')
      return visit.call<Cart>('PUT', `/cart/${cart}/`, {
        ...(off ? { gift_card_off: off } : { gift_card: text('gift_card') }),
        ...signed,
      })
    }
    case 'bonus': {
      const euros = Number(text('bonus').replace(',', '.'))
      return visit.call<Cart>('PUT', `/cart/${cart}/`, {
        bonus: Number.isFinite(euros) ? Math.round(euros * 100) / 100 : -1,
        ...signed,
      })
    }
    case 'extras':
      return visit.call<Cart>('PUT', `/cart/${cart}/`, {
        gift_wrap: form.has('gift_wrap'),
        gift_ticket: form.has('gift_ticket'),
        // A line break counts as the one sign that the field counts it as.
        comments: text('comments').replaceAll('\r\n', '\n'),
        ...signed,
      })
    default:
      return null
  }
}

/** The id of the visitor's cart, or of a new one. */
export async function cartToFill(visit: Visit): Promise<string | Failure> {
  const cart = await cartForForm(visit)
  return isFailure(cart) ? cart : (cart?.pk ?? newCart(visit))
}

/** A new cart, or the one that its owner has open already. */
export async function newCart(visit: Visit): Promise<string | Failure> {
  const cart = await visit.call<Cart>('POST', '/cart/', signedBy(visit))
  if (isFailure(cart)) return cart
  visit.keepCart(cart)
  return cart.pk
}
