import type { Session } from '#modules/people/customers/contract.ts'
import { currentUser, keepUser } from '../api/user.ts'
import { takeOverCart } from './cart-id.ts'
import { cookie } from './cookie.ts'
import { answerOtherTabs, askOtherTabs } from './other-tabs.ts'

/** What was begun before scripts arrived goes on in the browser's own storage: the cart's id and the session. */
async function takeOver(): Promise<void> {
  const second = takeOverCart()
  answerOtherTabs()
  await takeOverSession()
  if (second) await import('./second-cart.ts').then(({ joinCart }) => joinCart(second)).catch(() => null)
}

async function takeOverSession(): Promise<void> {
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
