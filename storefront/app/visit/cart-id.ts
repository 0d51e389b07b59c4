import { shopAt } from '#screens/shops.ts'
import { cartKey } from '../site/shop-here.ts'

/** Where the cart's id is kept (K-03). */
const key = () => cartKey(shopAt(location.pathname))

export const cookie = (name: string): string =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

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
 */
export function takeOverCart() {
  const begun = cookie(key())
  if (begun && !cartId()) keepCartId(begun)
  else dropCartCookie()
}
