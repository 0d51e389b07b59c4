import { Link } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import { pathTo } from '#kernel/route-table.ts'
import type { PromotionCard } from '#modules/partners/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'

/** Until when a promotion holds, dd/mm/yyyy (M-14). */
export function Until({ day }: { day: string | null }) {
  const { loyalty } = useMessages()
  return day === null ? loyalty.openEnd : <time dateTime={day}>{loyalty.until({ day: shownDay(day as Day) })}</time>
}

/** Promotions as cards: discount, name, who gives it and until when. */
export function PromotionCards({ items }: { items: PromotionCard[] }) {
  const language = useLanguage()
  const { loyalty } = useMessages()
  if (items.length === 0) return <p>{loyalty.none}</p>
  return (
    <ul className="promotion-cards">
      {items.map((one) => (
        <li key={one.id} className="promotion-card">
          <p className="promotion-discount">{one.discount}</p>
          <h2>
            <Link to={pathTo('promotion-detail', language, { slug: one.slugs[language], id: one.id })}>{one.name}</Link>
          </h2>
          <p>{one.partner ? `${one.partner.name} · ${one.partner.city}` : loyalty.ours}</p>
          <p className="quiet">
            <Until day={one.valid_to} />
          </p>
        </li>
      ))}
    </ul>
  )
}
