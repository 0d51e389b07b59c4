import { inSentence } from '#kernel/of-shop.ts'
import type { OrderShop as Shop } from '#modules/orders/order/contract.ts'
import { shopPath } from '#screens/shop-path.ts'
import type { ShopKey } from '#screens/shops.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'

/** What somebody who opens an order may want to read, in the shop that took it. */
const help = ['customer-service', 'shipping', 'returns', 'purchase-conditions'] as const satisfies readonly ShopKey[]

/** Where an order of the other shop was placed, how that shop is reached and what it says of its orders. */
export function OrderShop({ shop }: { shop: Shop }) {
  const language = useLanguage()
  const { again } = usePrivateMessages()
  return (
    <section className="order-shop" aria-label={shop.name}>
      <p className="order-shop-name">
        <span className="quiet">{again.placedAt}</span> <a href={`/${language}${shop.path}`}>{inSentence(shop.name, language)}</a>
      </p>
      <address>
        <span>{shop.address}</span>
        <a href={`mailto:${shop.email}`}>{shop.email}</a>
        <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>
      </address>
      <ul>
        {help.map((key) => (
          <li key={key}>
            <a href={shopPath(shop.path, key, language)}>{again.shopHelp[key]}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
