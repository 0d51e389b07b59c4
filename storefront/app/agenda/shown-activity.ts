import { dayOf } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import { lastsDays, shownEnd, shownSpan } from '#kernel/shown-time.ts'
import type { ActivityCard } from '#modules/editorial/agenda/contract.ts'
import { type ShownPicture, shownPicture } from '../shelves/shown.ts'
import { monthLabel } from './when.ts'

/** How many stand where a month, a day or a type has none. */
export const instead = 3

/** An activity of a list: its time in words, written once so that every browser reads the same. */
export type ShownActivity = Omit<ActivityCard, 'img' | 'ends_at' | 'hours'> & {
  img: ShownPicture
  when: string
  /** Its day as a leaf of a calendar: of what has begun the last, else the first. */
  leaf: { until: boolean; day: number; month: string }
}

export function shownActivity({ img, ends_at, hours, ...card }: ActivityCard, language: Language): ShownActivity {
  const span = { starts_at: card.starts_at, ends_at }
  const until = card.status === 'in_progress' && lastsDays(span)
  const day = dayOf(new Date(until ? ends_at : card.starts_at))
  const days = until ? shownEnd(span, language) : shownSpan(span, language)
  return {
    ...card,
    img: shownPicture(img),
    when: lastsDays(span) && hours ? `${days} · ${hours}` : days,
    leaf: { until, day: Number(day.slice(8)), month: monthLabel(day, language) },
  }
}
