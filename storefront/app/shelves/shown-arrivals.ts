import { addDays, type Day, dayOf } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import { longDay } from '#kernel/shown-time.ts'
import type { ProductsAnswer } from '#modules/goods/search/contract.ts'
import { asSearch } from '../site/query.ts'
import { wordsIn } from './arrival-words.ts'
import { placeForms, queryOf } from './list-query.ts'

/** The filter by the day of arrival, in words, so that no page carries theirs. */
export interface ShownArrivals {
  title: string
  labels: { postcode: string; by: string; show: string; myStore: string; inStore: string }
  postcode: string
  by: string
  /** The first and the last day that can be asked. */
  days: readonly [string, string]
  /** Until when an order has to be placed; null while no place is asked. */
  note: string | null
  /** What is asked, and the way out of it. */
  chip: { label: string; out: string } | null
  /** What each card says, by the item. */
  cards: Record<number, string>
}

/** Further ahead nobody asks: pre-sales have their own day on their cards. */
const daysAhead = 90

export function shownArrivals(answer: ProductsAnswer['arrival'], parameters: URLSearchParams, language: Language): ShownArrivals {
  const words = wordsIn[language]
  const { postcode = '', pickup, in_store, arrives_by = '' } = queryOf(parameters)
  const today = dayOf(new Date())
  const { title, by, show, myStore, inStore } = words
  return {
    title,
    labels: { postcode: words.postcode, by, show, myStore, inStore },
    postcode,
    by: arrives_by,
    days: [today, addDays(today, daysAhead)],
    note:
      answer &&
      (answer.order_by.today
        ? words.today(answer.order_by)
        : words.onDay({ ...answer.order_by, day: longDay(answer.order_by.day, language) })),
    chip:
      answer || in_store
        ? {
            label: (in_store ? words.chipInStore : words.chip)({
              place: answer?.place ?? in_store ?? '',
              day: arrives_by ? longDay(arrives_by as Day, language) : null,
            }),
            out: withoutPlace(parameters),
          }
        : null,
    cards: Object.fromEntries(
      (answer?.days ?? []).map(({ pk, day }) => [
        pk,
        (pickup || in_store ? words.cardAtStore : words.card)({ day: longDay(day as Day, language) }),
      ]),
    ),
  }
}

function withoutPlace(parameters: URLSearchParams): string {
  const changed = new URLSearchParams(parameters)
  for (const name of [...Object.keys(placeForms), 'page']) changed.delete(name)
  if (changed.get('sort') === 'soonest') changed.delete('sort')
  return asSearch(changed)
}
