import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { matchPath } from '#kernel/route-table.ts'
import type { Session } from '#modules/people/customers/contract.ts'
import { currentUser, keepUser } from '../api/user.ts'
import { cartKey, placeOf, sharedKey } from '../site/place.ts'
import { startCounting, stopCounting } from '../tracking/analytics.ts'
import { useConsent } from '../tracking/consent.ts'
import { track } from '../tracking/data-layer.ts'
import { harmlessAddress } from '../tracking/harmless-address.ts'
import { recordVisit } from '../tracking/visits.ts'
import { cartId, recoverCart } from '../visit/cart-store.ts'
import { answerOtherTabs, askOtherTabs } from '../visit/other-tabs.ts'

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
  const key = cartKey(placeOf(location.pathname))
  const cart = cookie(key)
  if (cart && !cartId()) localStorage.setItem(key, cart)
  if (cart) dropCookie(key)
  answerOtherTabs()
  if (!cookie('handover')) {
    const elsewhere = currentUser() ? null : await askOtherTabs()
    if (elsewhere) keepUser(elsewhere)
    return
  }
  const answer = await fetch('/storefront/session/', { method: 'POST' }).catch(() => null)
  const user = answer?.ok ? ((await answer.json()) as Session | null) : null
  if (user) keepUser(user)
}

let taken: Promise<unknown> | null = null
/** Runs once a document, before anything asks for the cart. */
export const ready = (): Promise<unknown> => {
  taken ??= takeOver()
  return taken
}

/** Everything that belongs to the visitor and not to the page: cart, consent, visits. It renders nothing on the server. */
export function Visitor({ analyticsId }: { analyticsId: string | null }) {
  const { pathname, search } = useLocation()
  const consent = useConsent()
  useEffect(() => {
    // Back from a payment the page itself finds out what became of the cart.
    if (sharedKey(matchPath(location.pathname)?.key ?? '') !== 'basket-success')
      ready()
        .then(recoverCart)
        // A session that is over is dealt with by the page itself.
        .catch(() => null)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: one visit for each path, whatever its filters
  useEffect(() => {
    const settled = setTimeout(() => {
      track('page_view', [], { page_path: harmlessAddress(pathname, '').path, page_title: document.title })
      void recordVisit(pathname, search)
    }, 0)
    return () => clearTimeout(settled)
  }, [pathname])
  useEffect(() => {
    if (!analyticsId) return
    if (consent === 'accepted') startCounting(analyticsId)
    if (consent === 'rejected') stopCounting(analyticsId)
  }, [consent, analyticsId])
  return null
}
