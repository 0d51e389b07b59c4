import type { Session } from '#modules/people/customers/contract.ts'
import { shopAt } from '#screens/shops.ts'
import { currentUser, keepUser } from '../api/user.ts'
import { cartKey } from '../site/shop-here.ts'
import { cartId, keepCartId } from './cart-id.ts'
import { answerOtherTabs, askOtherTabs } from './other-tabs.ts'

const cookie = (name: string): string =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''
const dropCookie = (name: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}

/** What was begun before scripts arrived goes on in the browser's own storage: the cart's id and the session. */
async function takeOver(): Promise<void> {
  const key = cartKey(shopAt(location.pathname))
  const cart = cookie(key)
  if (cart && !cartId()) keepCartId(cart)
  if (cart) dropCookie(key)
  answerOtherTabs()
  if (!cookie('handover')) {
    const elsewhere = currentUser() ? null : await askOtherTabs()
    if (elsewhere) keepUser(elsewhere)
    return
  }
  const answer = await fetch('/storefront/session/', { method: 'POST' }).catch(() => null)
  if (!answer?.ok) return
  const user = (await answer.json().catch(() => null)) as Session | null
  if (user) keepUser(user)
  // Forgotten there only now: whoever leaves this page before it has read the answer is signed in on the next one all the same.
  void fetch('/storefront/session/kept/', { method: 'POST', keepalive: true }).catch(() => null)
}

let taken: Promise<unknown> | null = null
/** Runs once a document, before anything asks for the cart. */
export const ready = (): Promise<unknown> => {
  taken ??= takeOver()
  return taken
}
