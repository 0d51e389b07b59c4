import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './application-words/es.ts'
import { applicationWords } from './application-words.ts'
import './correspondence.css'

type Row = Answer<'GET /applications/'>['items'][number]

const columnsOf = ({ columns, states }: Words): Column<Row>[] => [
  { key: 'name', head: columns.name, sort: 'name', cell: ({ name }) => name },
  {
    key: 'knowledge',
    head: columns.knowledge,
    wide: true,
    cell: ({ knowledge }) => <span className="message-beginning">{knowledge}</span>,
  },
  { key: 'sent', head: columns.sent, sort: 'sent_at', cell: ({ sent_at }) => <When at={sent_at} short /> },
  {
    key: 'state',
    head: columns.state,
    cell: ({ closed_at }) => <Mark tone={closed_at ? 'plain' : 'wait'}>{states[closed_at ? 'closed' : 'open']}</Mark>,
  },
]

const viewsOf = ({ views }: Words): View[] => [
  { key: 'open', text: views.open, filters: {} },
  { key: 'all', text: views.all, filters: { all: 'true' } },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/applications/${id}`

/** What those wrote who would like to work in the shop. */
export function Screen() {
  const words = useWords(applicationWords)
  const { values } = useAddress()
  const { application } = useParams()
  const list = useList('GET /applications/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={application}
      views={viewsOf(words)}
      searches
      empty={words.empty}
    />
  )
}
