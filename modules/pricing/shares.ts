import { type Cents, cents } from '#kernel/money.ts'

/**
 * What some copies of a line cost, when `before` of its copies were counted already: the shares of all copies add up to the line's
 * paid amount, to the cent, however they are split between parcels and refunds.
 */
export const copiesShare = (
  paid: Cents,
  { quantity, before, copies }: { quantity: number; before: number; copies: number },
): Cents => cents(Math.floor((paid * (before + copies)) / quantity) - Math.floor((paid * before) / quantity))
