import { BadgeCheck, CreditCard, Store } from 'lucide-react'
import { Link } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { useShop } from '../site/use-shop.ts'

/** Authenticity, payment and shipping, each with its page: general information 1, 2 and 3 (N-11, N-12). */
export function Warranty() {
  const language = useLanguage()
  const { shell } = useMessages()
  const shop = useShop()
  const promises = [
    [1, BadgeCheck, shell.authenticity, shell.authenticityText],
    [2, CreditCard, shell.payment, shell.paymentText],
    [3, Store, shell.delivery, shell.deliveryText({ count: shop?.settings.pickup_stores ?? 0 })],
  ] as const
  return (
    <aside className="warranty" aria-label={shell.warranty}>
      <ul className="warranty-items page">
        {promises.map(([id, Icon, title, text]) => (
          <li key={id}>
            <Link to={pathTo('general-information', language, { id })}>
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
