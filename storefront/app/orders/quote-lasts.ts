import type { ShownQuote } from '#modules/buying/quotes/contract.ts'

/** Whether its last day still says something: not once it is declined, ordered, taken back or replaced. */
export const lasts = (state: ShownQuote['state']): boolean => state === 'sent' || state === 'accepted' || state === 'expired'
