import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Language } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { Count, Mark } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { aroundWords } from './words.ts'

type Category = Answer<'GET /gifts/categories/'>['items'][number]

const columnsOf = ({ campaigns, giftCategories: words }: Words, language: Language): Column<Category>[] => [
  { key: 'title', head: words.columns.title, cell: ({ titles }) => titles[language] },
  {
    key: 'state',
    head: words.columns.state,
    cell: ({ active }) => <Mark tone={active ? 'good' : 'plain'}>{active ? words.on : words.off}</Mark>,
  },
  { key: 'source', head: words.columns.source, wide: true, cell: ({ query }) => (query === null ? words.aList : words.aSearch) },
  {
    key: 'place',
    head: campaigns.columns.place,
    figure: true,
    sort: 'position',
    wide: true,
    cell: ({ position }) => <Count of={position} />,
  },
]

const viewsOf = ({ giftCategories: { views } }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'on', text: views.on, filters: { active: 'true' } },
  { key: 'off', text: views.off, filters: { active: 'false' } },
]

const keyOf = ({ key }: Category) => key
const pathOf = ({ key }: Category) => `/gift-categories/${key}`

/** Categories of gifts, and what each shows. */
export function Screen() {
  const words = useWords(aroundWords)
  const language = useLanguage()
  const { values } = useAddress()
  const { category } = useParams()
  const list = useList('GET /gifts/categories/', values)
  const may = useMay('gift.change')
  const columns = useMemo(() => columnsOf(words, language), [words, language])
  return (
    <ListScreen
      title={words.giftCategories.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={category}
      views={viewsOf(words)}
      searches
      empty={words.giftCategories.empty}
      tools={may && <NewLink to="/gift-categories/new">{words.giftCategories.new}</NewLink>}
    />
  )
}
