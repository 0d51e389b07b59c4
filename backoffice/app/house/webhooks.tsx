import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Count, Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { standingOf, standingTone } from './webhook-standing.ts'
import type { Words } from './words/es.ts'
import { houseWords } from './words.ts'

type Row = Answer<'GET /webhooks/'>['items'][number]

const columnsOf = ({ webhooks: words }: Words): Column<Row>[] => [
  { key: 'name', head: words.name, sort: 'name', cell: ({ name }) => name },
  { key: 'url', head: words.url, wide: true, cell: ({ url }) => url },
  { key: 'waiting', head: words.waiting, figure: true, cell: ({ waiting }) => <Count of={waiting} /> },
  {
    key: 'state',
    head: words.state,
    cell: (row) => <Mark tone={standingTone[standingOf(row)]}>{words.standings[standingOf(row)]}</Mark>,
  },
]

const viewsOf = ({ webhooks: { views } }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'on', text: views.on, filters: { active: 'true' } },
  { key: 'off', text: views.off, filters: { active: 'false' } },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/webhooks/${id}`

/** Where other programs are told of what happens in the shop. */
export function Screen() {
  const words = useWords(houseWords)
  const { values, query } = useAddress()
  const { webhook } = useParams()
  const list = useList('GET /webhooks/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.webhooks.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={webhook}
      views={viewsOf(words)}
      searches
      tools={
        <Link className="button" data-kind="quiet" to={`/webhooks/new${query}`}>
          {words.webhooks.new}
        </Link>
      }
      empty={words.webhooks.empty}
    />
  )
}
