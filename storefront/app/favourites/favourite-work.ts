import { redirect } from 'react-router'
import type { Cart, LineChange } from '#modules/buying/cart/contract.ts'
import type { ProductCard } from '#modules/goods/catalogue/contract.ts'
import type { Wishes } from '#modules/people/customers/wish-contract.ts'
import { matchPath, pathTo } from '#screens/addresses.ts'
import { type Insider, insiderOf } from '../account/account-frame.tsx'
import { isFailure } from '../api/failure.ts'
import { cartToFill } from '../cart/basket-work.ts'
import type { VisitHandler } from '../visit/handlers.ts'
import { signInAgain, toLogin } from '../visit/refused.ts'
import { customerOf, signedBy, type Visit } from '../visit/visit.ts'

const sessionEnded = (answer: unknown): boolean => isFailure(answer) && answer.code === 'login_failed'

export interface FavouritesPage {
  blind: boolean
  customer: string | null
  /** Null when they could not be had. */
  items: ProductCard[] | null
  insider: Insider | null
}

/** The favourites of who is signed in, the newest first (U-26). */
export const loadFavourites: VisitHandler<FavouritesPage | Response> = async (visit, { request }) => {
  if (visit.blind && !visit.scripted) return { blind: true, customer: null, items: null, insider: null }
  const user = customerOf(visit)
  if (!user) return toLogin(visit, request)
  const wishes = await visit.call<Wishes>('POST', '/customer/wish/list/', signedBy(visit))
  if (sessionEnded(wishes)) return signInAgain(visit, request)
  return { blind: false, customer: user.id, items: isFailure(wishes) ? null : wishes.items, insider: insiderOf(user) }
}

/** What became of a press: what was done, or the sentence that says why not; null stands for the general one. */
export type FavouritesOutcome =
  | { done: 'removed'; products: number[] }
  | { done: 'added'; products: number[]; missed: number; notices: string[] }
  | { done: 'nothing'; why: 'selectFirst' | 'faulty' | null; detail: string | null }

const refused = (why: 'selectFirst' | 'faulty' | null, detail: string | null = null): FavouritesOutcome => ({
  done: 'nothing',
  why,
  detail,
})

/** Adds what is selected to the cart or removes it from the favourites (U-28, U-29). */
export const changeSelection: VisitHandler<FavouritesOutcome | Response> = async (visit, { request }) => {
  if (!customerOf(visit)) return toLogin(visit, request)
  const form = await request.formData()
  const chosen = form.getAll('product').map(String)
  if (chosen.some((text) => !/^\d{1,15}$/.test(text))) return refused('faulty')
  const products = [...new Set(chosen.map(Number))]
  if (products.length === 0) return refused('selectFirst')
  if (form.get('intent') === 'cart') return addAll(visit, products)
  if (form.get('intent') !== 'remove') return refused('faulty')
  const answer = await visit.call<Wishes>('POST', '/customer/wish/delete/', { products, only_ids: true, ...signedBy(visit) })
  if (sessionEnded(answer)) return signInAgain(visit, request)
  return isFailure(answer) ? refused(null, answer.detail) : { done: 'removed', products }
}

async function addAll(visit: Visit, products: number[]): Promise<FavouritesOutcome | Response> {
  const cart = await cartToFill(visit)
  if (typeof cart !== 'string') return refused(null, cart.detail)
  const added: number[] = []
  const notices: string[] = []
  let failed: string | null = null
  for (const product of products) {
    const answer = await visit.call<Cart>('POST', '/cart/line/', { cart, product, quantity: 1, ...signedBy(visit) })
    if (isFailure(answer)) {
      failed = answer.detail
      continue
    }
    visit.keepCart(answer)
    if (answer.line_change?.notice) notices.push(noticeWithTitle(answer, answer.line_change))
    else added.push(product)
  }
  if (added.length === 0) return refused(null, [...notices, failed].filter(Boolean).join(' ') || null)
  if (!visit.scripted && notices.length === 0) return redirect(pathTo('basket', visit.language), 303)
  return { done: 'added', products: added, missed: products.length - added.length - notices.length, notices }
}

/** One copy is added of each: where it was not, the basket holds all it may. */
const noticeWithTitle = ({ cart_lines }: Cart, { product, notice }: LineChange): string =>
  `${cart_lines.find((line) => line.product.pk === product)?.product.title}: ${notice}`

export interface ChangePage {
  blind: boolean
  title: string | null
  insider: Insider | null
}

const removes = (request: Request) => matchPath(new URL(request.url).pathname)?.key === 'favourite-remove'

/** The page behind the address that adds or removes: reading it changes nothing, it sends the change itself (U-27, oddity 32). */
export const loadChange: VisitHandler<ChangePage | Response> = async (visit, { request, params }) => {
  if (visit.blind && !visit.scripted) return { blind: true, title: null, insider: null }
  const user = customerOf(visit)
  if (!user) return toLogin(visit, request)
  const product = await visit.read<{ title: string }>(`/products/${params['id']}/`)
  return { blind: false, title: product?.title ?? null, insider: insiderOf(user) }
}

export interface ChangeOutcome {
  failed: string | null
}

export const change: VisitHandler<ChangeOutcome | Response> = async (visit, { request, params }) => {
  if (!customerOf(visit)) return toLogin(visit, request)
  const product = params['id']
  const answer = await (removes(request)
    ? visit.call<Wishes>('POST', '/customer/wish/delete/', { products: [product], only_ids: true, ...signedBy(visit) })
    : visit.call<Wishes>('POST', '/customer/wish/', { product, only_ids: true, ...signedBy(visit) }))
  if (sessionEnded(answer)) return signInAgain(visit, request)
  return isFailure(answer) ? { failed: answer.detail } : redirect(pathTo('private-favourites', visit.language), 303)
}
