import { BadgeCheck, CreditCard, Store } from 'lucide-react'
import { useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { useShop } from '../site/use-shop.ts'

/** Authenticity, payment and shipping, each with its page: general information 1, 2 and 3 (N-11, N-12); one that the shop does not show is not promised. */
export function Warranty() {
  const { shell } = useMessages()
  const shop = useShop()
  const promises = [
    [1, BadgeCheck, shell.authenticity, shell.authenticityText],
    [2, CreditCard, shell.payment, shell.paymentText],
    [3, Store, shell.delivery, shell.deliveryText({ count: shop?.settings.pickup_stores ?? 0 })],
  ] as const
  const told = promises.flatMap(([id, ...promise]) => {
    const page = shop?.pages.find(({ key }) => key === `general-information-${id}`)
    return page ? [[page.url, ...promise] as const] : []
  })
  if (told.length === 0) return null
  return (
    <aside className="warranty" aria-label={shell.warranty}>
      <ul className="warranty-items page">
        {told.map(([url, Icon, title, text]) => (
          <li key={url}>
            <Link to={url}>
              <Icon aria-hidden size={30} strokeWidth={1.1} />
              <span>
                <b>{title}</b>
                <span className="quiet">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
