import { z } from 'zod'
import { type Day, dayOf } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import { isPostcode } from '#modules/buying/shipping/zones.ts'
import type { DeliveryWords } from './contract.ts'
import { giftMessages } from './messages.ts'

/** What can be used of the day and the postcode that somebody typed, and at the field of what cannot, what is wanted there. */
interface WhenAndWhere {
  day: Day | undefined
  postcode: string | undefined
  refused: DeliveryWords
}

function refusalOfDay(text: string, now: Date) {
  if (!z.iso.date().safeParse(text).success) return 'gifts.day_unreadable' as const
  return text < dayOf(now) ? ('gifts.day_past' as const) : null
}

/** Reads what was typed of the day and the place; what cannot be used is said at its field, never passed over. */
export function whenAndWhere(
  typed: { arrives_by?: string | undefined; postcode?: string | undefined },
  language: Language,
  now: Date,
): WhenAndWhere {
  const words = giftMessages[language]
  const { arrives_by, postcode } = typed
  const wrongDay = arrives_by ? refusalOfDay(arrives_by, now) : null
  const wrongPostcode = postcode && !isPostcode('ES', postcode) ? 'gifts.postcode' : null
  return {
    day: wrongDay ? undefined : (arrives_by as Day) || undefined,
    postcode: wrongPostcode ? undefined : postcode || undefined,
    refused: {
      ...(wrongDay && { arrives_by: words[wrongDay] }),
      ...(wrongPostcode && { postcode: words[wrongPostcode] }),
    },
  }
}
