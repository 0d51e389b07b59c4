import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { languages } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { marketingWords } from './words.ts'

type Row = Answer<'GET /synonyms/'>['items'][number]

const columnsOf = ({ synonyms: words }: Words): Column<Row>[] => [
  {
    key: 'words',
    head: words.typed,
    long: true,
    cell: ({ words }) => [...new Set(languages.flatMap((language) => words[language]))].join(', '),
  },
  { key: 'shown', head: words.shown, sort: 'shown', cell: ({ shown }) => shown.join(', ') },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/synonyms/${id}`

/** What visitors call things, and what the search shows for it. */
export function Screen() {
  const words = useWords(marketingWords)
  const { values } = useAddress()
  const { synonym } = useParams()
  const may = useMay('synonym.change')
  const list = useList('GET /synonyms/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.synonyms.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={synonym}
      tools={
        <>
          <Link className="button" data-kind="quiet" to="/demand?kind=search&answer=open">
            {words.synonyms.misses}
          </Link>
          {may && <NewLink to="/synonyms/new">{words.synonyms.new}</NewLink>}
        </>
      }
      searches
      empty={words.synonyms.empty}
    />
  )
}
