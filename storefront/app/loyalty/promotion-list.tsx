import { Link } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import type { PromotionCard } from '#modules/buying/partners/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { PictureView } from '../ui/picture.tsx'

/** Until when a promotion holds, dd/mm/yyyy (M-14). */
export function Until({ day }: { day: string }) {
  const { loyalty } = useMessages()
  return <time dateTime={day}>{loyalty.until({ day: shownDay(day as Day) })}</time>
}

export const cardSizes = '(min-width: 1200px) 380px, (min-width: 700px) 44vw, 92vw'

/** Promotions as cards: discount on its picture, name, and what is known of who gives it and until when. */
export function PromotionCards({ items, level = 3 }: { items: readonly PromotionCard[]; level?: 2 | 3 }) {
  const language = useLanguage()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className="promotion-cards">
      {items.map((one) => (
        <li key={one.id} className="card promotion-card">
          <div className="promotion-picture">
            <PictureView picture={one.art} sizes={cardSizes} />
            <p className="promotion-discount">{one.discount}</p>
          </div>
          <Heading>
            <Link className="card-link" to={pathTo('promotion-detail', language, { slug: one.slugs[language], id: one.id })}>
              {one.name}
            </Link>
          </Heading>
          <p>{one.text}</p>
          {(one.partner || one.valid_to) && (
            <p className="quiet promotion-whose">
              {one.partner && `${one.partner.name}, ${one.partner.city}`}
              {one.partner && one.valid_to && <br />}
              {one.valid_to && <Until day={one.valid_to} />}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
