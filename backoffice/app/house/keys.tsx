import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Day, Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './door-words/es.ts'
import { doorWords } from './door-words.ts'
import { keyTone } from './tones.ts'

type Row = Answer<'GET /keys/'>['items'][number]

const columnsOf = ({ keys: words }: Words): Column<Row>[] => [
  { key: 'name', head: words.name, sort: 'name', cell: ({ name }) => name },
  { key: 'prefix', head: words.prefix, wide: true, cell: ({ prefix }) => <code>{prefix}</code> },
  {
    key: 'last_used_at',
    head: words.used,
    said: true,
    cell: ({ last_used_at }) => (last_used_at ? <When at={last_used_at} short /> : words.never),
  },
  { key: 'expires_on', head: words.expires, cell: ({ expires_on }) => <Day day={expires_on} /> },
  { key: 'state', head: words.state, cell: ({ state }) => <Mark tone={keyTone[state]}>{words.states[state]}</Mark> },
]

const viewsOf = ({ keys: { views } }: Words): View[] => [
  { key: 'open', text: views.open, filters: { state: 'open' } },
  { key: 'expired', text: views.expired, filters: { state: 'expired' } },
  { key: 'ended', text: views.ended, filters: { state: 'ended' } },
  { key: 'all', text: views.all, filters: {} },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/keys/${id}`

/** The keys by which other programs ask the shop. */
export function Screen() {
  const words = useWords(doorWords)
  const { values, query } = useAddress()
  const { access } = useParams()
  const list = useList('GET /keys/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.keys.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={access}
      views={viewsOf(words)}
      searches
      tools={
        <Link className="button" data-kind="quiet" to={`/keys/new${query}`}>
          {words.keys.new}
        </Link>
      }
      empty={words.keys.empty}
    />
  )
}
