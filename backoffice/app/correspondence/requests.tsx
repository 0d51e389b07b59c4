import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './request-words/es.ts'
import { requestWords } from './request-words.ts'
import './correspondence.css'
import { requestTone } from './tones.ts'

type Row = Answer<'GET /requests/'>['items'][number]

const columnsOf = ({ columns, states }: Words): Column<Row>[] => [
  { key: 'number', head: columns.number, cell: ({ number }) => number },
  { key: 'customer', head: columns.customer, cell: ({ customer_name }) => customer_name },
  { key: 'asked', head: columns.asked, cell: ({ asked }) => <span className="message-beginning">{asked}</span> },
  { key: 'quantity', head: columns.quantity, figure: true, cell: ({ quantity }) => quantity },
  { key: 'state', head: columns.state, cell: ({ state }) => <Mark tone={requestTone[state]}>{states[state]}</Mark> },
  { key: 'date', head: columns.date, sort: 'asked_at', wide: true, cell: ({ date }) => <When at={date} short /> },
]

const viewsOf = ({ views }: Words): View[] => [
  { key: 'open', text: views.open, filters: { state: 'open', sort: 'asked_at' } },
  { key: 'answered', text: views.answered, filters: { state: 'answered' } },
  { key: 'unknown', text: views.unknown, filters: { state: 'all', unknown: 'true' } },
  { key: 'all', text: views.all, filters: { state: 'all' } },
]

const keyOf = ({ request }: Row) => String(request)
const pathOf = ({ request }: Row) => `/requests/${request}`

/** What libraries and businesses ask a bookseller for. */
export function Screen() {
  const words = useWords(requestWords)
  const { values } = useAddress()
  const { request: open } = useParams()
  const list = useList('GET /requests/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={open}
      views={viewsOf(words)}
      searches
      empty={words.empty}
    />
  )
}
