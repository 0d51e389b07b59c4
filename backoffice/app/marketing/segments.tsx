import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { Count, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { marketingWords } from './words.ts'

type Row = Answer<'GET /newsletter/segments/'>['items'][number]

const columnsOf = ({ segments: words }: Words): Column<Row>[] => [
  { key: 'name', head: words.name, sort: 'name', cell: ({ name }) => name },
  { key: 'readers', head: words.readers, figure: true, cell: ({ readers }) => <Count of={readers} /> },
  { key: 'handed_at', head: words.handedAt, wide: true, cell: ({ handed_at }) => handed_at && <When at={handed_at} short /> },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/segments/${id}`

/** Readers told apart under a name. */
export function Screen() {
  const words = useWords(marketingWords)
  const { values } = useAddress()
  const { segment } = useParams()
  const may = useMay('reader.change')
  const list = useList('GET /newsletter/segments/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.segments.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={segment}
      tools={may && <NewLink to="/segments/new">{words.segments.new}</NewLink>}
      searches
      empty={words.segments.empty}
    />
  )
}
