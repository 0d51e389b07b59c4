import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Count, Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { fetchWords } from './words.ts'

type Row = Answer<'GET /fetch-sources/'>['items'][number]

/** How a source stands: off, read, not to be read, or with files that wait for somebody. */
export const standingOf = ({ active, fault, failed }: Pick<Row, 'active' | 'fault' | 'failed'>) =>
  !active ? 'off' : fault ? 'failing' : failed > 0 ? 'waiting' : 'on'
export const standingTone = { on: 'good', off: 'plain', failing: 'bad', waiting: 'wait' } as const

const columnsOf = (words: Words): Column<Row>[] => [
  { key: 'name', head: words.name, sort: 'name', cell: ({ name }) => name },
  {
    key: 'place',
    head: words.place,
    wide: true,
    cell: ({ kind, host, folder }) => (kind === 'sftp' ? `${host} ${folder}` : folder || '/'),
  },
  { key: 'files', head: words.files, figure: true, cell: ({ files }) => <Count of={files} /> },
  {
    key: 'looked',
    head: words.looked,
    sort: 'looked',
    wide: true,
    cell: ({ looked_at }) => (looked_at ? <When at={looked_at} short /> : words.never),
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
const pathOf = ({ id }: Row) => `/fetches/${id}`

/** Where files of publishers are fetched on their own. */
export function Screen() {
  const words = useWords(fetchWords)
  const { values, query } = useAddress()
  const { source } = useParams()
  const may = useMay('fetch.change')
  const list = useList('GET /fetch-sources/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={source}
      views={viewsOf(words)}
      searches
      tools={
        may && (
          <Link className="button" data-kind="quiet" to={`/fetches/new${query}`}>
            {words.new}
          </Link>
        )
      }
      empty={words.empty}
    />
  )
}
