import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMay, useMe } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { transferTone } from './tones.ts'
import type { Words } from './words/es.ts'
import { stockWords } from './words.ts'
import './stock.css'

type Row = Answer<'GET /transfers/'>['items'][number]

const columnsOf = ({ transfers: { columns, states } }: Words): Column<Row>[] => [
  { key: 'code', head: columns.code, cell: ({ code }) => code },
  { key: 'from', head: columns.from, said: true, cell: ({ from_name }) => from_name },
  { key: 'to', head: columns.to, said: true, cell: ({ to_name }) => to_name },
  { key: 'state', head: columns.state, cell: ({ state }) => <Mark tone={transferTone[state]}>{states[state]}</Mark> },
  { key: 'copies', head: columns.copies, figure: true, cell: ({ asked, sent, received }) => received || sent || asked },
  { key: 'date', head: columns.date, sort: 'asked_at', wide: true, cell: ({ asked_at }) => <When at={asked_at} /> },
]

/** Those that wait for somebody first; what comes to the own store, and what leaves it. */
const viewsOf = ({ transfers: { views } }: Words, own: string | null): View[] => [
  { key: 'open', text: views.open, filters: { open: 'true' } },
  ...(own === null
    ? []
    : [
        { key: 'in', text: views.in, filters: { store_code: own, way: 'in', open: 'true' } },
        { key: 'out', text: views.out, filters: { store_code: own, way: 'out', open: 'true' } },
      ]),
  { key: 'all', text: views.all, filters: {} },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/transfers/${id}`

export function Screen() {
  const words = useWords(stockWords)
  const { values } = useAddress()
  const { transfer } = useParams()
  const { store_code: own } = useMe()
  const list = useList('GET /transfers/', values)
  const mayAsk = useMay('transfer.ask')
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.transfers.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={transfer}
      searches
      views={viewsOf(words, own)}
      tools={
        mayAsk && (
          <Link className="button" to="/transfers/new">
            {words.transfers.fresh}
          </Link>
        )
      }
      empty={words.transfers.empty}
    />
  )
}
