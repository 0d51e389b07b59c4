import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { Language } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { Mark } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { marketingWords } from './words.ts'

type Row = Answer<'GET /exclusions/'>['items'][number]

const columnsOf = (words: Words, language: Language): Column<Row>[] => [
  { key: 'name', head: words.exclusions.name, cell: ({ name }) => name[language] },
  { key: 'kind', head: words.exclusions.kind, wide: true, cell: ({ kind }) => words.exclusions.kinds[kind] },
  { key: 'counts', head: words.exclusions.counts, cell: (row) => leftOut(row, words) },
  {
    key: 'state',
    head: words.coupons.state,
    cell: ({ active }) => <Mark tone={active ? 'good' : 'plain'}>{words.feminine.states[active ? 'on' : 'off']}</Mark>,
  },
]

/** What an exclusion leaves out of promotions, in words. */
function leftOut({ codes, category, publisher }: Row, { exclusions: words }: Words): string {
  const parts = [
    codes.length > 0 && words.items(codes.length),
    category !== null && words.section,
    publisher !== null && words.publisherOf,
  ].filter(Boolean)
  return parts.join(', ') || words.onlyWords
}

const viewsOf = ({ feminine: { views }, exclusions }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'products', text: exclusions.kinds.products, filters: { kind: 'products' } },
  { key: 'dates', text: exclusions.kinds.dates, filters: { kind: 'dates' } },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/exclusions/${id}`

/** What promotions do not apply to, and the zones by which partners' offers are listed. */
export function Screen() {
  const words = useWords(marketingWords)
  const language = useLanguage()
  const { values } = useAddress()
  const { exclusion } = useParams()
  const may = useMay('promotion.change')
  const list = useList('GET /exclusions/', values)
  const columns = useMemo(() => columnsOf(words, language), [words, language])
  return (
    <ListScreen
      title={words.exclusions.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={exclusion}
      views={viewsOf(words)}
      tools={
        <>
          <Link className="button" data-kind="quiet" to="/exclusions/zones">
            {words.exclusions.zones}
          </Link>
          {may && <NewLink to="/exclusions/new">{words.exclusions.new}</NewLink>}
        </>
      }
      searches
      empty={words.exclusions.empty}
    />
  )
}
