import { shownCents } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import type { DetailRow, FeedRow } from './agenda.sql.ts'
import type { CalendarEvent } from './calendar-file.ts'
import type { emailTexts } from './email-words.ts'

/** What a place costs and where it is paid; nothing where neither is known. */
export function priceOf(
  { free, prices, paid }: Pick<DetailRow, 'free' | 'prices' | 'paid'>,
  text: (typeof emailTexts)[Language],
  language: Language,
) {
  if (free) return [`${text.price}: ${text.free}`]
  if (prices.length === 0) return []
  const each = prices.map(({ label, price_cents }) => `${label[language]} ${shownCents(price_cents, language)}`.trim())
  const told = `${text.price}: ${each.join(' · ')}`
  return [paid === 'door' ? `${told}. ${text.payInShop}` : told]
}

/** The room, then the store in which it is. */
export const placeOf = ({ place, store }: Pick<DetailRow, 'place' | 'store'>): string =>
  [place, store && `${store.name}, ${store.address}, ${store.postcode} ${store.city}`].filter(Boolean).join('. ')

/** An activity as calendars are told of it. */
export const eventOf = (row: FeedRow, url: string): CalendarEvent => ({
  id: row.id,
  title: row.title,
  text: [row.subtitle, row.hours].filter(Boolean).join('\n'),
  place: placeOf(row),
  url,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  cancelled: row.cancelled_at !== null,
  revision: row.revision,
})
