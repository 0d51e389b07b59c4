import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { deliveryTone } from './tones.ts'
import type { Words } from './words/es.ts'
import { stockWords } from './words.ts'
import './stock.css'

type Row = Answer<'GET /supplier-deliveries/'>['items'][number]

const columnsOf = ({ deliveries: { columns, states } }: Words): Column<Row>[] => [
  { key: 'supplier', head: columns.supplier, cell: ({ supplier }) => supplier },
  { key: 'note', head: columns.note, cell: ({ note_number }) => note_number },
  { key: 'state', head: columns.state, cell: ({ state }) => <Mark tone={deliveryTone[state]}>{states[state]}</Mark> },
  { key: 'store', head: columns.store, wide: true, cell: ({ store_name }) => store_name },
  { key: 'date', head: columns.date, sort: 'opened_at', wide: true, cell: ({ opened_at }) => <When at={opened_at} /> },
  { key: 'expected', head: columns.expected, figure: true, cell: ({ expected }) => expected },
  { key: 'counted', head: columns.counted, figure: true, cell: ({ counted }) => counted },
]
const viewsOf = ({ deliveries: { views } }: Words): View[] => [
  { key: 'open', text: views.open, filters: { state: 'open' } },
  { key: 'all', text: views.all, filters: {} },
]
const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/deliveries/${id}`

/** What suppliers have sent. */
export function Screen() {
  const words = useWords(stockWords)
  const { values } = useAddress()
  const mayDo = useMay('supplier_delivery.do')
  const list = useList('GET /supplier-deliveries/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.deliveries.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      searches
      views={viewsOf(words)}
      tools={
        mayDo && (
          <Link className="button" to="/deliveries/new">
            {words.deliveries.fresh}
          </Link>
        )
      }
      empty={words.deliveries.empty}
    />
  )
}
