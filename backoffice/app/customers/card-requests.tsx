import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import './customers.css'
import { requestTone } from './tones.ts'
import type { Words } from './words/es.ts'
import { customerWords } from './words.ts'

type Row = Answer<'GET /card-requests/'>['items'][number]

const columnsOf = ({ requests: words }: Words): Column<Row>[] => [
  { key: 'name', head: words.columns.name, cell: ({ name, surnames }) => `${name} ${surnames}` },
  { key: 'sent', head: words.columns.sent, sort: 'sent_at', cell: ({ sent_at }) => <When at={sent_at} short /> },
  { key: 'store', head: words.columns.store, cell: ({ store }) => store },
  {
    key: 'account',
    head: words.columns.account,
    wide: true,
    cell: ({ customer }) => (customer ? words.account : <span className="quiet">{words.noAccount}</span>),
  },
  { key: 'state', head: words.columns.state, cell: ({ state }) => <Mark tone={requestTone[state]}>{words.states[state]}</Mark> },
]

const viewsOf = ({ requests: { views } }: Words): View[] => [
  { key: 'open', text: views.open, filters: {} },
  { key: 'issued', text: views.issued, filters: { state: 'issued' } },
  { key: 'refused', text: views.refused, filters: { state: 'refused' } },
  { key: 'all', text: views.all, filters: { state: 'all' } },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/card-requests/${id}`

/** Who asks for the loyalty card. */
export function Screen() {
  const words = useWords(customerWords)
  const { values } = useAddress()
  const { request } = useParams()
  const list = useList('GET /card-requests/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.requests.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={request}
      views={viewsOf(words)}
      searches
      empty={words.requests.empty}
    />
  )
}
