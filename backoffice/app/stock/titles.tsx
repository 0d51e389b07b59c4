import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Count, Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { StoreFilter } from './store-choice.tsx'
import type { Words } from './words/es.ts'
import { stockWords } from './words.ts'
import './stock.css'

type Row = Answer<'GET /stock/titles/'>['items'][number]

const columnsOf = ({ titles: { columns, never } }: Words): Column<Row>[] => [
  { key: 'title', head: columns.title, sort: 'title', cell: ({ title }) => title },
  { key: 'shelf', head: columns.shelf, sort: 'shelf', cell: ({ shelf }) => shelf },
  { key: 'here', head: columns.here, sort: 'copies', figure: true, cell: ({ quantity }) => <Count of={quantity} /> },
  { key: 'everywhere', head: columns.everywhere, figure: true, wide: true, cell: ({ everywhere }) => <Count of={everywhere} /> },
  {
    key: 'last',
    head: columns.lastSold,
    wide: true,
    cell: ({ last_sold }) => (last_sold === null ? <span className="quiet">{never}</span> : <When at={last_sold} />),
  },
  {
    key: 'waiting',
    head: columns.waiting,
    figure: true,
    wide: true,
    cell: ({ waiting }) => (waiting > 0 ? <Mark tone="wait">{waiting}</Mark> : ''),
  },
]

const viewsOf = ({ titles: { views } }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'unsold', text: views.unsold, filters: { unsold_days: '365' } },
  { key: 'short', text: views.short, filters: { short: 'true' } },
]

const keyOf = ({ product }: Row) => String(product)
const pathOf = ({ product }: Row) => `/stock/${product}`

/** What a store has; words find every title, also those that it does not have. */
export function Screen() {
  const words = useWords(stockWords)
  const { values } = useAddress()
  const { product } = useParams()
  const list = useList('GET /stock/titles/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.titles.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={product}
      views={viewsOf(words)}
      searches
      filters={<StoreFilter label={words.titles.store} shown={list.rows[0]?.store_code} />}
      empty={words.titles.empty}
    />
  )
}
