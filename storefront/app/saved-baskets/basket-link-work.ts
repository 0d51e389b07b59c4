import { redirect } from 'react-router'
import type { Cart } from '#modules/buying/cart/contract.ts'
import type { SavedCarts, SharedCart } from '#modules/buying/saved-carts/contract.ts'
import { copiesByTitle, mostShared, readTitles, writeTitles } from '#modules/buying/saved-carts/titles-contract.ts'
import { isFailure } from '../api/failure.ts'
import { stepTo } from '../site/shop-here.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { refusedInside } from '../visit/refused.ts'
import { customerOf, signedBy } from '../visit/visit.ts'

/** The name of the query that says what lies in a shared basket. */
const titlesOf = (request: Request) => new URL(request.url).searchParams.get('t') ?? ''

/** The address at which somebody else sees a basket. */
export const sharedAddress = (titles: string, at: Parameters<typeof stepTo>[1]) => `${stepTo('basket-shared', at)}?t=${titles}`

export interface SharePage {
  /** Null while only the browser's scripts can know what lies in the basket. */
  titles: string | null
  /** More titles than a link can name. */
  tooMany: boolean
  leftOut: boolean
  known: boolean
}

/** What the link to the visitor's own basket says. */
export const loadShare: VisitHandler<SharePage> = async (visit) => {
  const cart = await visit.cart()
  const lines = cart?.cart_lines ?? []
  const kept = lines.filter(({ gift }) => gift === null)
  const titles = copiesByTitle(kept.map(({ product, quantity }) => ({ product: product.pk, quantity })))
  return {
    titles: visit.blind && !visit.scripted ? null : writeTitles(titles.slice(0, mostShared)),
    tooMany: titles.length > mostShared,
    leftOut: kept.length < lines.length,
    known: customerOf(visit) !== null,
  }
}

export type SaveOutcome = { saved: string } | FormOutcome

export const saveBasket: VisitHandler<SaveOutcome | Response> = async (visit, { request }) => {
  const form = await request.formData()
  const name = String(form.get('name') ?? '').trim()
  const cart = visit.cartId() ?? (await visit.cart())?.pk ?? 'none'
  const answer = await visit.call<SavedCarts>('POST', '/customer/saved-cart/', { ...signedBy(visit), cart, name })
  if (!isFailure(answer)) return { saved: name }
  return refusedInside(visit, request, answer) ?? outcomeOf(answer, form)
}

export interface SharedPage {
  /** Null where the link is no such link, or was cut off. */
  cart: SharedCart | null
}

export const loadShared: VisitHandler<SharedPage> = async (visit, { request }) => {
  const titles = titlesOf(request)
  if (!readTitles(titles)) return { cart: null }
  return { cart: (await visit.read<SharedCart>('/cart/shared/', { titles })) ?? null }
}

/** Puts what a link, or a saved basket, says into the visitor's own basket, and goes there. */
export const fillBasket: VisitHandler<{ failed: string | null } | Response> = async (visit, { request }) => {
  const titles = String((await request.formData()).get('titles') ?? titlesOf(request))
  const body = { ...signedBy(visit), titles, cart: visit.cartId() ?? '' }
  const answer = await visit.call<Cart>('POST', '/cart/fill/', body)
  if (isFailure(answer)) return { failed: answer.detail }
  visit.keepCart(answer)
  return redirect(stepTo('basket', visit), 303)
}
