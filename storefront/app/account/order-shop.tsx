import type { OrderShop as Shop } from '#modules/orders/contract.ts'
import { useLanguage } from '../messages/messages.tsx'

/** Where an order of the other shop was placed, and how that shop is reached. */
export function OrderShop({ shop }: { shop: Shop }) {
  const language = useLanguage()
  return (
    <address className="order-shop">
      <a href={`/${language}${shop.path}`}>{shop.name}</a>
      <span>{shop.address}</span>
      <a href={`mailto:${shop.email}`}>{shop.email}</a>
      <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>
    </address>
  )
}
