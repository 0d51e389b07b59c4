import { type Day, shownDay } from '#kernel/days.ts'
import type { Availability } from '#modules/goods/catalogue/contract.ts'
import type { Messages } from '../messages/messages.tsx'

/** What a card says of it (C-19): how many copies there are stands on the product's own page. */
export const cardAvailabilityText = (availability: Availability, words: Messages['catalogue']): string =>
  availability.display === 'immediate' ? words.inStock : availabilityText(availability, words)

/** How good the news is: on hand, with a wait or few left, not to be had. */
export const availabilityTone = ({ buyable, display }: Pick<Availability, 'buyable' | 'display'>): 'good' | 'few' | 'none' =>
  !buyable ? 'none' : ['few_left', 'temporarily_out', 'within_days'].includes(display) ? 'few' : 'good'

/** The availability in words (C-18). */
export function availabilityText(
  { display, stock, days, launch }: Pick<Availability, 'display' | 'stock' | 'days' | 'launch'>,
  words: Messages['catalogue'],
): string {
  switch (display) {
    case 'immediate':
      return words.immediate({ stock })
    case 'few_left':
      return words.fewLeft({ stock })
    case 'out_of_stock':
      return words.outOfStock
    case 'within_days':
      return words.withinDays({ days: days ?? 7 })
    case 'check_availability':
      return words.checkAvailability
    case 'coming_soon':
      return words.comingSoon
    case 'pre_sale':
      return words.preSale({ date: launch ? shownDay(launch as Day) : '' })
    case 'not_available':
      return words.notAvailable
    case 'print_on_demand':
      return words.printOnDemand({ days: days ?? 7 })
    case 'temporarily_out':
      return words.temporarilyOut
    case 'currently_unavailable':
      return words.currentlyUnavailable
    case 'ebook':
      return words.ebookNow
  }
}
