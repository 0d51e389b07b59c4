import { Link } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import type { PromotionCard } from '#modules/buying/partners/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { PictureView } from '../ui/picture.tsx'
import { useLoyalty } from './loyalty-words.ts'

/** Until when a promotion holds, dd/mm/yyyy (M-14). */
export function Until({ day }: { day: string }) {
  const loyalty = useLoyalty()
  return <time dateTime={day}>{loyalty.until({ day: shownDay(day as Day) })}</time>
}

export const cardSizes = '(min-width: 1200px) 380px, (min-width: 700px) 44vw, 92vw'

/** Promotions as cards: discount on its picture, name, and what is known of who gives it and until when. */
export function PromotionCards({ items, level = 3 }: { items: readonly PromotionCard[]; level?: 2 | 3 }) {
  const language = useLanguage()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className="promotion-cards">
      {items.map((item) => (
        <li key={item.id} className="card promotion-card">
          <div className="promotion-picture">
            <PictureView picture={item.art} sizes={cardSizes} />
            <p className="promotion-discount">{item.discount}</p>
          </div>
          <Heading>
            <Link className="card-link" to={pathTo('promotion-detail', language, { slug: item.slugs[language], id: item.id })}>
              {item.name}
            </Link>
          </Heading>
          <p>{item.text}</p>
          {(item.partner || item.valid_to) && (
            <p className="quiet promotion-whose">
              {item.partner && `${item.partner.name}, ${item.partner.city}`}
              {item.partner && item.valid_to && <br />}
              {item.valid_to && <Until day={item.valid_to} />}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
