import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen } from '../kit/list-screen.tsx'
import { Count } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { catalogueWords } from './words.ts'

type Row = Answer<'GET /lists/'>['items'][number]

const columnsOf = ({ lists: words }: Words): Column<Row>[] => [
  { key: 'title', head: words.columns.title, sort: 'title', cell: ({ title }) => title },
  { key: 'kind', head: words.columns.kind, wide: true, cell: ({ kind }) => words.kinds[kind] },
  { key: 'by', head: words.columns.by, wide: true, cell: ({ by_rule }) => (by_rule ? words.byRule : words.byHand) },
  { key: 'titles', head: words.columns.titles, figure: true, cell: ({ titles }) => <Count of={titles} /> },
]
const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/lists/${id}`

export function Screen() {
  const words = useWords(catalogueWords)
  const { values } = useAddress()
  const { list: open } = useParams()
  const may = useMay('list.change')
  const list = useList('GET /lists/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.lists.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={open}
      searches
      tools={
        may && (
          <Link to="/lists/new" className="button">
            {words.lists.fresh}
          </Link>
        )
      }
      empty={words.lists.empty}
    />
  )
}
