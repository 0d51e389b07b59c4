import { shopAt } from '#screens/shops.ts'
import { cartKey } from '../site/shop-here.ts'
import { cookie } from './cookie.ts'

/** Where the cart's id is kept (K-03). */
const key = () => cartKey(shopAt(location.pathname))

export const cartId = (): string | null => localStorage.getItem(key())
export const keepCartId = (id: string) => localStorage.setItem(key(), id)
export function forgetCartId() {
  localStorage.removeItem(key())
  dropCartCookie()
}

function dropCartCookie() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  if (cookie(key())) document.cookie = `${key()}=; Path=/; Max-Age=0; SameSite=Lax`
}

/**
 * Takes over the cart that was begun before scripts arrived. The cookie goes only when a later page finds its id kept already: what
 * a page keeps that is just being left for the basket may never be kept, and the basket would be empty.
 * @returns the id of a second cart, begun while this browser kept another: what lies in it is to be laid into that one.
 */
export function takeOverCart(): string | null {
  const begun = cookie(key())
  if (begun && !cartId()) keepCartId(begun)
  else if (begun && begun !== cartId()) return begun
  else dropCartCookie()
  return null
}

/** Whoever is first to empty a second cart does so alone: other tabs find its cookie gone. */
export function claimSecondCart(id: string): boolean {
  const own = cookie(key()) === id
  if (own) dropCartCookie()
  return own
}
