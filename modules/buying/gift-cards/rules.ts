import type { Day } from '#kernel/days.ts'
import type { GiftCardRow } from './gift-cards.sql.ts'

/** Why a card pays nothing; the sentences stand in messages.ts. */
export type CardRefusal = 'gift_card.unknown' | 'gift_card.blocked' | 'gift_card.expired' | 'gift_card.empty'

/** Whether a card can be spent on a day; `left`: what is on it for whoever asks, in cents. */
export function cardRefusal(
  card: Pick<GiftCardRow, 'expires_on' | 'balance_cents'> & Record<'issued_at' | 'blocked_at', Date | string | null>,
  { today, left = card.balance_cents }: { today: Day; left?: number },
): CardRefusal | null {
  if (card.issued_at === null) return 'gift_card.unknown'
  if (card.blocked_at !== null) return 'gift_card.blocked'
  if (card.expires_on < today) return 'gift_card.expired'
  return left > 0 ? null : 'gift_card.empty'
}

/** The last day of a card bought on a day: so many years later. */
export function lastDay(bought: Day, years: number): Day {
  const [year = '', ...rest] = bought.split('-')
  const date = [String(Number(year) + years), ...rest].join('-')
  return (date.endsWith('-02-29') && !isLeap(Number(year) + years) ? date.replace('-02-29', '-02-28') : date) as Day
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Shares of a total that cards pay, each as much as it has, in their order. */
export function sharesOfCards<Card extends { available_cents: number }>(
  cards: readonly Card[],
  totalCents: number,
): { card: Card; cents: number }[] {
  let left = totalCents
  return cards.map((card) => {
    const cents = Math.min(Math.max(card.available_cents, 0), left)
    left -= cents
    return { card, cents }
  })
}
