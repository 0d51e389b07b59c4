import { redirect } from 'react-router'
import { matchPath, pathTo } from '#kernel/route-table.ts'
import type { Cart, LineChange } from '#modules/buying/cart/contract.ts'
import type { ProductCard } from '#modules/goods/catalogue/contract.ts'
import type { Session } from '#modules/people/customers/contract.ts'
import type { Wishes } from '#modules/people/customers/wish-contract.ts'
import { type Insider, insiderOf } from '../account/account-frame.tsx'
import { isFailure } from '../api/failure.ts'
import { cartToFill } from '../cart/basket-work.ts'
import { type Desk, signedBy } from '../visit/desk.ts'
import { toLogin } from '../visit/refused.ts'
import type { Work } from '../visit/work.ts'

/** Guests have no favourites: they are asked to sign in like anybody else. */
function customerOf(desk: Desk): Session | null {
  const user = desk.user()
  return user && user.kind !== 'guest' ? user : null
}

function sessionEnded(desk: Desk, answer: unknown): boolean {
  const ended = isFailure(answer) && answer.code === 'login_failed'
  if (ended) desk.forgetUser()
  return ended
}

export interface FavouritesPage {
  blind: boolean
  customer: string | null
  /** Null when they could not be had. */
  items: ProductCard[] | null
  insider: Insider | null
}

/** The favourites of who is signed in, the newest first (U-26). */
export const loadFavourites: Work<FavouritesPage | Response> = async (desk, { request }) => {
  if (desk.blind && !desk.scripted) return { blind: true, customer: null, items: null, insider: null }
  const user = customerOf(desk)
  if (!user) return toLogin(desk, request)
  const wishes = await desk.call<Wishes>('POST', '/customer/wish/list/', signedBy(desk))
  if (sessionEnded(desk, wishes)) return toLogin(desk, request)
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
export const changeSelection: Work<FavouritesOutcome | Response> = async (desk, { request }) => {
  if (!customerOf(desk)) return toLogin(desk, request)
  const form = await request.formData()
  const chosen = form.getAll('product').map(String)
  if (chosen.some((text) => !/^\d{1,15}$/.test(text))) return refused('faulty')
  const products = [...new Set(chosen.map(Number))]
  if (products.length === 0) return refused('selectFirst')
  if (form.get('intent') === 'cart') return addAll(desk, products)
  if (form.get('intent') !== 'remove') return refused('faulty')
  const answer = await desk.call<Wishes>('POST', '/customer/wish/delete/', { products, only_ids: true, ...signedBy(desk) })
  if (sessionEnded(desk, answer)) return toLogin(desk, request)
  return isFailure(answer) ? refused(null, answer.detail) : { done: 'removed', products }
}

async function addAll(desk: Desk, products: number[]): Promise<FavouritesOutcome | Response> {
  const cart = await cartToFill(desk)
  if (typeof cart !== 'string') return refused(null, cart.detail)
  const added: number[] = []
  const notices: string[] = []
  let failed: string | null = null
  for (const product of products) {
    const answer = await desk.call<Cart>('POST', '/cart/line/', { cart, product, quantity: 1, ...signedBy(desk) })
    if (isFailure(answer)) {
      failed = answer.detail
      continue
    }
    desk.keepCart(answer)
    if (answer.line_change?.notice) notices.push(noticeWithTitle(answer, answer.line_change))
    else added.push(product)
  }
  if (added.length === 0) return refused(null, [...notices, failed].filter(Boolean).join(' ') || null)
  if (!desk.scripted && notices.length === 0) return redirect(pathTo('basket', desk.language), 303)
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
export const loadChange: Work<ChangePage | Response> = async (desk, { request, params }) => {
  if (desk.blind && !desk.scripted) return { blind: true, title: null, insider: null }
  const user = customerOf(desk)
  if (!user) return toLogin(desk, request)
  const product = await desk.read<{ title: string }>(`/products/${params['id']}/`)
  return { blind: false, title: product?.title ?? null, insider: insiderOf(user) }
}

export interface ChangeOutcome {
  failed: string | null
}

export const change: Work<ChangeOutcome | Response> = async (desk, { request, params }) => {
  if (!customerOf(desk)) return toLogin(desk, request)
  const product = params['id']
  const answer = await (removes(request)
    ? desk.call<Wishes>('POST', '/customer/wish/delete/', { products: [product], only_ids: true, ...signedBy(desk) })
    : desk.call<Wishes>('POST', '/customer/wish/', { product, only_ids: true, ...signedBy(desk) }))
  if (sessionEnded(desk, answer)) return toLogin(desk, request)
  return isFailure(answer) ? { failed: answer.detail } : redirect(pathTo('private-favourites', desk.language), 303)
}
