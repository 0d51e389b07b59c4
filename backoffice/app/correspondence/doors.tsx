import { useMemo } from 'react'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Count, Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './door-words/es.ts'
import { doorWords } from './door-words.ts'
import './correspondence.css'

type Row = Answer<'GET /door-lists/'>['items'][number]

const columnsOf = ({ doors: { columns, calledOff } }: Words): Column<Row>[] => [
  { key: 'activity', head: columns.activity, cell: ({ title }) => title },
  {
    key: 'starts',
    head: columns.starts,
    sort: 'starts_at',
    cell: ({ starts_at, called_off }) => (called_off ? <Mark tone="bad">{calledOff}</Mark> : <When at={starts_at} short />),
  },
  { key: 'place', head: columns.place, wide: true, cell: ({ place }) => place },
  {
    key: 'expected',
    head: columns.expected,
    figure: true,
    cell: ({ taken, places }) => (places === null ? <Count of={taken} /> : `${taken} / ${places}`),
  },
  { key: 'waiting', head: columns.waiting, figure: true, wide: true, cell: ({ waiting }) => <Count of={waiting} /> },
  { key: 'came', head: columns.came, figure: true, cell: ({ came }) => <Count of={came} /> },
]

const viewsOf = ({ doors: { views } }: Words): View[] => [
  { key: 'ahead', text: views.ahead, filters: { ahead: 'true' } },
  { key: 'past', text: views.past, filters: { ahead: 'false', sort: '-starts_at' } },
  { key: 'all', text: views.all, filters: {} },
]

const keyOf = ({ activity }: Row) => String(activity)
const pathOf = ({ activity }: Row) => `/doors/${activity}`

/** Activities that people sign up for, each with its door. */
export function Screen() {
  const words = useWords(doorWords)
  const { values } = useAddress()
  const list = useList('GET /door-lists/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.doors.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      views={viewsOf(words)}
      searches
      empty={words.doors.empty}
    />
  )
}
