import { type Day, shownDay } from '#kernel/days.ts'
import type { Opening } from '#modules/goods/stores/contract.ts'
import type { Messages } from '../messages/messages.tsx'

type Words = Messages['stores']

/** Whether a store is open, until when, or when it opens next, in one sentence (T-13). */
export function openingText({ open, until, next }: Opening, words: Words): string {
  if (open && until) return words.openUntil({ time: until })
  if (!next) return words.closed
  const { time, days_ahead } = next
  if (days_ahead === 0) return words.opensToday({ time })
  if (days_ahead === 1) return words.opensTomorrow({ time })
  if (days_ahead < 7) return words.opensWeekday({ day: words.weekdays[next.weekday] ?? '', time })
  return words.opensOn({ day: shownDay(next.day as Day), time })
}

/** "10:00–14:00, 17:00–20:30", or that the store is closed. */
export const spansText = (spans: readonly string[], words: Words): string =>
  spans.length > 0 ? spans.map((span) => span.replace('-', '–')).join(', ') : words.closedThatDay
