import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen } from '../kit/list-screen.tsx'
import { Count, Mark, Money, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { tradeDeskWords } from './words.ts'

type Row = Answer<'GET /account-orders/'>['items'][number]

const columnsOf = ({ orders: { columns, statuses } }: Words): Column<Row>[] => [
  { key: 'number', head: columns.number, cell: ({ number }) => number },
  { key: 'customer', head: columns.customer, cell: ({ customer }) => customer },
  { key: 'status', head: columns.status, cell: ({ status }) => <Mark>{statuses[status]}</Mark> },
  { key: 'copies', head: columns.copies, figure: true, said: true, cell: ({ num_items }) => <Count of={num_items} /> },
  { key: 'titles', head: columns.titles, wide: true, cell: ({ titles }) => <span className="row-titles">{titles}</span> },
  { key: 'total', head: columns.total, sort: 'total', figure: true, cell: ({ total }) => <Money euros={total} /> },
  { key: 'date', head: columns.date, sort: 'placed_at', wide: true, cell: ({ date }) => <When at={date} /> },
]

const keyOf = ({ number }: Row) => number
const pathOf = ({ number }: Row) => `/account-orders/${number}`

/** What libraries and businesses ordered, the newest first. */
export function Screen() {
  const words = useWords(tradeDeskWords)
  const { values } = useAddress()
  const { number } = useParams()
  const list = useList('GET /account-orders/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  const statuses = Object.entries(words.orders.statuses).map(([value, text]) => ({ value, text }))
  return (
    <ListScreen
      title={words.orders.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={number}
      searches
      filters={<ChoiceFilter name="status" label={words.orders.columns.status} options={statuses} />}
      empty={words.orders.empty}
    />
  )
}
