import type { Db } from '#kernel/db.ts'
import type { PaymentMeans } from './contract.ts'
import { meansAsked, meansLeft, refundsBeside } from './refund-means.sql.ts'

interface Refund {
  id: number
  order_id: number
  state: string
  amount_cents: number
}
interface Part {
  means: PaymentMeans
  cents: number
}

export interface AroundRefund {
  /** By what it goes back, or went. */
  means: Part[]
  /** What the order was paid with, or owes on account. */
  paidCents: number
  givenBackCents: number
  /** What waits for a person, this one included. */
  waitingCents: number
  refunds: number
}

/** What somebody has to know who decides about refunds: by what they go back, and what of their orders did or waits to. */
export async function aroundRefunds(db: Db, refunds: readonly Refund[]): Promise<Map<number, AroundRefund>> {
  const orders = [...new Set(refunds.map(({ order_id }) => order_id))]
  const [asked, left, beside] = await Promise.all([
    meansAsked(
      db,
      refunds.map(({ id }) => id),
    ),
    meansLeft(db, orders),
    refundsBeside(db, orders),
  ])
  return new Map(
    refunds.map((refund) => {
      const order = beside.find(({ order_id }) => order_id === refund.order_id)
      const told = asked.filter(({ refund_id }) => refund_id === refund.id)
      const way = () =>
        overMeans(
          refund.amount_cents,
          left.filter(({ order_id }) => order_id === refund.order_id),
        )
      const onAccount: Part[] = [{ means: 'account', cents: refund.amount_cents }]
      return [
        refund.id,
        {
          means:
            order?.terms === 'account' ? onAccount : told.length > 0 ? byMeans(told) : refund.state === 'refused' ? [] : way(),
          paidCents: order?.captured ?? 0,
          givenBackCents: order?.given_back ?? 0,
          waitingCents: order?.waiting ?? 0,
          refunds: order?.refunds ?? 0,
        },
      ]
    }),
  )
}

/** Pure: lays an amount over what payments can still give back, in their order. */
export function overMeans(cents: number, left: readonly Part[]): Part[] {
  let open = cents
  const parts = left.map((part) => {
    const own = Math.min(part.cents, open)
    open -= own
    return { means: part.means, cents: own }
  })
  return byMeans(parts.filter((part) => part.cents > 0))
}

const byMeans = (parts: readonly Part[]): Part[] =>
  [...Map.groupBy(parts, ({ means }) => means)].map(([means, of]) => ({
    means,
    cents: of.reduce((all, { cents }) => all + cents, 0),
  }))
