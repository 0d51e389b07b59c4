import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { countTone } from './tones.ts'
import type { Words } from './words/es.ts'
import { stockWords } from './words.ts'
import './stock.css'

type Row = Answer<'GET /counts/'>['items'][number]

const columnsOf = ({ counts: { columns, states, whole } }: Words): Column<Row>[] => [
  { key: 'where', head: columns.where, cell: ({ store_name, shelf }) => `${store_name} · ${shelf || whole}` },
  { key: 'state', head: columns.state, cell: ({ state }) => <Mark tone={countTone[state]}>{states[state]}</Mark> },
  { key: 'by', head: columns.by, wide: true, cell: ({ opened_by }) => opened_by },
  { key: 'date', head: columns.date, sort: 'opened_at', cell: ({ opened_at }) => <When at={opened_at} /> },
  { key: 'titles', head: columns.titles, wide: true, figure: true, cell: ({ titles }) => titles },
  { key: 'copies', head: columns.copies, figure: true, cell: ({ copies }) => copies },
]
const viewsOf = ({ counts: { views } }: Words): View[] => [
  { key: 'open', text: views.open, filters: { state: 'open' } },
  { key: 'all', text: views.all, filters: {} },
]
const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/counts/${id}`

export function Screen() {
  const words = useWords(stockWords)
  const { values } = useAddress()
  const mayDo = useMay('count.do')
  const list = useList('GET /counts/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.counts.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      searches
      views={viewsOf(words)}
      tools={
        mayDo && (
          <Link className="button" to="/counts/new">
            {words.counts.begin}
          </Link>
        )
      }
      empty={words.counts.empty}
    />
  )
}
