import type { MouseEvent } from 'react'
import { shopAt } from '#screens/shops.ts'

/**
 * A link into the other shop opens a page of its own: menu, colours, cart and the shop every call names belong to the document. The
 * browser follows it by itself once the router does not hear of the click.
 */
export function leaveShop(event: MouseEvent) {
  const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null
  if (link && link.origin === location.origin && shopAt(link.pathname) !== shopAt(location.pathname)) event.stopPropagation()
}
