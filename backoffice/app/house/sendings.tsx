import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { doorWords } from './door-words.ts'
import { standingOf, standingTone } from './sending-fields.ts'
import type { Words } from './sending-words/es.ts'

type Row = Answer<'GET /sendings/'>['items'][number]

const columnsOf = (words: Words): Column<Row>[] => [
  { key: 'name', head: words.name, sort: 'name', cell: ({ name }) => name },
  { key: 'content', head: words.content, cell: ({ content }) => words.contents[content] },
  { key: 'place', head: words.place, wide: true, cell: ({ host, folder }) => `${host} ${folder}` },
  {
    key: 'sent',
    head: words.lastSent,
    cell: ({ sent_at }) => (sent_at ? <When at={sent_at} short /> : words.never),
  },
  {
    key: 'state',
    head: words.state,
    cell: (row) => <Mark tone={standingTone[standingOf(row)]}>{words.standings[standingOf(row)]}</Mark>,
  },
]

const viewsOf = ({ views }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'on', text: views.on, filters: { active: 'true' } },
  { key: 'failing', text: views.failing, filters: { failing: 'true' } },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/sendings/${id}`

/** What is sent on its own to other servers. */
export function Screen() {
  const words = useWords(doorWords).sendings
  const { values, query } = useAddress()
  const { sending } = useParams()
  const may = useMay('sending.change')
  const list = useList('GET /sendings/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={sending}
      views={viewsOf(words)}
      searches
      tools={
        may && (
          <Link className="button" data-kind="quiet" to={`/sendings/new${query}`}>
            {words.new}
          </Link>
        )
      }
      empty={words.empty}
    />
  )
}
