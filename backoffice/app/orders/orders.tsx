import { useMemo } from 'react'
import { useParams } from 'react-router'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, Money, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { OrderBulk, type OrderRow, useOrderRounds } from './order-bulk.tsx'
import { paymentTone, toneOf } from './states.ts'
import type { Words } from './words/es.ts'
import { orderWords } from './words.ts'
import './order.css'

const columnsOf = ({ columns, states, payments, delivery, order }: Words): Column<OrderRow>[] => [
  { key: 'number', head: columns.number, cell: ({ number }) => number },
  { key: 'placed', head: columns.placed, sort: 'placed_at', cell: ({ date }) => <When at={date} short /> },
  {
    key: 'customer',
    head: columns.customer,
    cell: ({ customer, email, titles }) => (
      <>
        {customer || email}
        <br />
        <span className="quiet row-titles">{titles}</span>
      </>
    ),
  },
  {
    key: 'state',
    head: columns.state,
    cell: ({ status, on_hold_since }) => (
      <>
        <Mark tone={toneOf[status]}>{states[status]}</Mark> {on_hold_since && <Mark tone="wait">{order.onHold}</Mark>}
      </>
    ),
  },
  {
    key: 'payment',
    head: columns.payment,
    wide: true,
    cell: ({ payment_state }) => <Mark tone={paymentTone[payment_state]}>{payments[payment_state]}</Mark>,
  },
  {
    key: 'delivery',
    head: columns.delivery,
    wide: true,
    cell: ({ shipping_method, store_code }) => (
      <span className="order-goes">{[delivery[shipping_method ?? 'none'], store_code].filter(Boolean).join(' · ')}</span>
    ),
  },
  {
    key: 'waits',
    head: columns.waits,
    wide: true,
    cell: ({ waits_since }) => waits_since && <When at={waits_since} short />,
  },
  { key: 'total', head: columns.total, sort: 'total', figure: true, cell: ({ total }) => <Money euros={total} /> },
]

const viewsOf = ({ views }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'prepare', text: views.prepare, filters: { parcel: 'planned' } },
  { key: 'ready', text: views.ready, filters: { parcel: 'ready' } },
  { key: 'unpaid', text: views.unpaid, filters: { payment: 'pending' } },
  { key: 'difference', text: views.difference, filters: { wants: 'difference' } },
  { key: 'shipping', text: views.shippingCost, filters: { wants: 'shipping_cost' } },
  { key: 'invoice', text: views.invoice, filters: { wants: 'invoice' } },
  { key: 'hold', text: views.onHold, filters: { wants: 'release' } },
]

const keyOf = ({ number }: OrderRow) => number
const pathOf = ({ number }: OrderRow) => `/orders/${number}`
const deliveries = ({ delivery }: Words) =>
  (['home', 'store', 'pickup_point'] as const).map((value) => ({ value, text: delivery[value] }))
const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, text]) => ({ value, text }))

export function Screen() {
  const words = useWords(orderWords)
  const { values } = useAddress()
  const { number } = useParams()
  const list = useList('GET /orders/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  const rounds = useOrderRounds()
  const may = useMay('order.note')
  const bulk = (chosen: OrderRow[], unchoose: () => void) => <OrderBulk chosen={chosen} rounds={rounds} onDone={unchoose} />
  return (
    <ListScreen
      title={words.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={number}
      views={viewsOf(words)}
      searches
      filters={
        <>
          <ChoiceFilter name="status" label={words.filter.state} options={optionsOf(words.states)} />
          <ChoiceFilter name="delivery" label={words.filter.delivery} options={deliveries(words)} />
          <ChoiceFilter name="payment" label={words.filter.payment} options={optionsOf(words.payments)} />
        </>
      }
      {...(may && { bulk })}
      outcomes={rounds.outcomes}
      empty={words.empty}
    />
  )
}
