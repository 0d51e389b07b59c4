import type { ReactNode } from 'react'
import { pathTo } from '#screens/addresses.ts'
import { shopPath } from '#screens/shop-path.ts'
import { standsIn } from '#screens/shops.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { useShopPath } from '../site/shop-here.ts'

/** The way on from a page that has nothing to show: to all that the shop sells, or to its first page where it has no list of that. */
export function ToStore({ children }: { children: ReactNode }) {
  const inShop = useShopPath()
  const language = useLanguage()
  return (
    <p>
      <Link className="button" to={standsIn(inShop, 'store') ? pathTo('store', language) : shopPath(inShop, 'home', language)}>
        {children}
      </Link>
    </p>
  )
}
