import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Day, Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import './customers.css'
import { erasureTone } from './tones.ts'
import type { Words } from './words/es.ts'
import { customerWords } from './words.ts'

type Row = Answer<'GET /erasures/'>['items'][number]

const columnsOf = ({ erasures: words }: Words): Column<Row>[] => [
  { key: 'email', head: words.columns.email, cell: ({ email }) => <span className="unbroken">{email}</span> },
  { key: 'asked', head: words.columns.asked, sort: 'asked_at', cell: ({ asked_at }) => <When at={asked_at} short /> },
  { key: 'due', head: words.columns.due, cell: ({ due_on }) => <Day day={due_on} /> },
  { key: 'reason', head: words.columns.reason, wide: true, cell: ({ reason }) => <span className="row-titles">{reason}</span> },
  { key: 'state', head: words.columns.state, cell: ({ state }) => <Mark tone={erasureTone[state]}>{words.states[state]}</Mark> },
]

const viewsOf = ({ erasures: { views } }: Words): View[] => [
  { key: 'open', text: views.open, filters: {} },
  { key: 'erased', text: views.erased, filters: { state: 'erased' } },
  { key: 'refused', text: views.refused, filters: { state: 'refused' } },
  { key: 'closed', text: views.closed, filters: { state: 'closed' } },
  { key: 'all', text: views.all, filters: { state: 'all' } },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/erasures/${id}`

/** Who wants their data deleted, the first that has to be answered on top. */
export function Screen() {
  const words = useWords(customerWords)
  const { values } = useAddress()
  const { erasure } = useParams()
  const list = useList('GET /erasures/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.erasures.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={erasure}
      views={viewsOf(words)}
      searches
      empty={words.erasures.empty}
    />
  )
}
