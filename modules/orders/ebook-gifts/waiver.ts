import { dayOf, shownDay } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import { formatted } from '#kernel/shown-time.ts'
import type { DownloadWaiver } from '#modules/orders/order/contract.ts'
import { texts } from './waiver-words.ts'

/** The words below, as they stand beside what was agreed; change it with them. */
export const giftWaiverVersion = '2026-11-gift'

/** The words as they are shown today. */
export const shownGiftWaiver = (language: Language): DownloadWaiver => {
  const { consent, acknowledged } = texts[language]
  return { version: giftWaiverVersion, consent, acknowledged }
}

/** What the confirmation repeats, on a durable medium (TRLGDCU 98.7). */
export function giftWaiverSentence(at: Date, language: Language): string {
  const time = formatted(at, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return texts[language].confirmed(`${shownDay(dayOf(at))}, ${time},`)
}
