import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { matchPath } from '#screens/addresses.ts'
import { startCounting, stopCounting } from '../tracking/analytics.ts'
import { useConsent } from '../tracking/consent.ts'
import { track } from '../tracking/data-layer.ts'
import { harmlessAddress } from '../tracking/harmless-address.ts'
import { recordVisit } from '../tracking/visits.ts'
import { recoverCart } from '../visit/cart-store.ts'

/** Everything that belongs to the visitor and not to the page: cart, consent, visits. It renders nothing on the server. */
export function Visitor({ analyticsId }: { analyticsId: string | null }) {
  const { pathname, search } = useLocation()
  const consent = useConsent()
  useEffect(() => {
    // Back from a payment the page itself finds out what became of the cart.
    if (matchPath(location.pathname)?.key !== 'basket-success')
      // A session that is over is dealt with by the page itself.
      recoverCart().catch(() => null)
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
