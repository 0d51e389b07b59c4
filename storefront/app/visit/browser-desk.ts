import { isLanguage } from '#kernel/language.ts'
import { browserApi } from '../api/client.ts'
import { currentUser, forgetUser, keepUser } from '../api/user.ts'
import { cartId, currentCart, forgetCart, recoverCart, showCart } from '../cart/cart-store.ts'
import { placeOf } from '../shell/place.ts'
import type { Desk } from './desk.ts'

/** The desk in the browser: session and local storage, and the typed client. */
export const browserDesk = (): Desk => ({
  language: isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'es',
  place: placeOf(location.pathname),
  blind: false,
  scripted: true,
  user: currentUser,
  keepUser,
  forgetUser,
  // Another tab may have stored another cart meanwhile: what a visitor changes is what they see.
  cartId: () => currentCart()?.pk ?? cartId(),
  cart: recoverCart,
  keepCart: showCart,
  forgetCart,
  call: (method, path, body) => browserApi.sendFully(method, path, body),
  read: (path, query) => browserApi.get(path, query),
})
