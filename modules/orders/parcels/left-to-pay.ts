import { type Cents, cents, sum } from '#kernel/money.ts'
import { parcelAmounts } from './parcel-amounts.ts'
import type { WholeOrder } from './whole-order.ts'

const isGone = (state: string) => state === 'handed_over' || state === 'delivered'

/** What an order costs as it stands, less what was paid and not given back. */
export function leftToPay({ order, lines, parcels, contents }: WholeOrder): Cents {
  const due = sum([...parcelAmounts(order, lines, parcels, contents).values()].map(({ totalCents }) => totalCents))
  return cents(Math.max(0, due - (order.captured_cents - order.refunded_cents)))
}

/** What is missing before a parcel may be handed over, where it is paid as it is collected: with it what left before must be paid. */
export function missingFor({ order, lines, parcels, contents }: WholeOrder, parcelId: number): Cents {
  const amounts = parcelAmounts(order, lines, parcels, contents)
  const leaving = parcels.filter(({ id, state }) => id === parcelId || isGone(state))
  const due = sum(leaving.map(({ id }) => amounts.get(id)?.totalCents ?? cents(0)))
  return cents(Math.max(0, due - (order.captured_cents - order.refunded_cents)))
}
