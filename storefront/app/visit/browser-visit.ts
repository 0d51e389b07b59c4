import { shopAt } from '#screens/shops.ts'
import { TokenError } from '../api/access-token.ts'
import { browserApi } from '../api/client.ts'
import { failureOf, isFailure, isRefusal } from '../api/failure.ts'
import { opener } from '../api/opener.ts'
import { languageOfPage } from '../api/transport.ts'
import { currentUser, forgetUser, keepUser } from '../api/user.ts'
import { cartId } from './cart-id.ts'
import { currentCart, forgetCart, recoverCart, showCart } from './cart-store.ts'
import { ready } from './take-over.ts'
import type { Visit } from './visit.ts'

/** A visit, and whether something that it asked was answered by nobody. */
type BrowserVisit = Visit & { unanswered: boolean }

/** The visit in the browser, once what was begun before scripts arrived is its own: session and local storage, and the typed client. */
export async function browserVisit(): Promise<BrowserVisit> {
  await ready()
  const visit: BrowserVisit = {
    unanswered: false,
    language: languageOfPage(),
    inShop: shopAt(location.pathname),
    blind: false,
    scripted: true,
    user: currentUser,
    keepUser,
    forgetUser,
    opener,
    // Another tab may have stored another cart meanwhile: what a visitor changes is what they see.
    cartId: () => currentCart()?.pk ?? cartId(),
    cart: recoverCart,
    keepCart: showCart,
    forgetCart,
    // A form keeps what was typed and says that nobody answers, instead of giving way to a page that failed (E-11).
    async call(method, path, body) {
      const answer = await browserApi.sendFully<never>(method, path, body).catch((error) => {
        if (error instanceof TokenError) return failureOf(null, null, languageOfPage())
        throw error
      })
      if (isFailure(answer) && !isRefusal(answer)) visit.unanswered = true
      return answer
    },
    read: (path, query) => browserApi.get(path, query),
  }
  return visit
}
