import type { Column } from '../kit/list-screen.tsx'
import { Money } from '../kit/shown.tsx'

/** The order that money moved for. */
export const orderColumn = <Row extends { order: string }>(head: string): Column<Row> => ({
  key: 'order',
  head,
  cell: ({ order }) => <span className="figures">{order}</span>,
})

/** What moved, with the sum of it. */
export const amountColumn = <Row extends { amount: number }>(head: string): Column<Row> => ({
  key: 'amount',
  head,
  sort: 'amount',
  figure: true,
  sum: true,
  cell: ({ amount }) => <Money euros={amount} />,
})
