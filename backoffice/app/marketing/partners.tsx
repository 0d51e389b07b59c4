import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Language } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { Mark } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { tones } from './states.ts'
import type { Words } from './words/es.ts'
import { marketingWords } from './words.ts'

type Row = Answer<'GET /partners/'>['items'][number]

const columnsOf = (words: Words, language: Language): Column<Row>[] => [
  { key: 'name', head: words.partners.name, sort: 'name', cell: ({ name }) => name },
  { key: 'kind', head: words.partners.kind, wide: true, cell: ({ kind }) => kind[language] },
  { key: 'city', head: words.partners.city, cell: ({ city }) => city },
  { key: 'province', head: words.partners.province, wide: true, cell: ({ province }) => province },
  {
    key: 'state',
    head: words.coupons.state,
    cell: ({ active }) => <Mark tone={tones[active ? 'on' : 'off']}>{words.states[active ? 'on' : 'off']}</Mark>,
  },
]

const viewsOf = ({ views }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'on', text: views.on, filters: { active: 'true' } },
  { key: 'off', text: views.off, filters: { active: 'false' } },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/partners/${id}`

/** Who takes the loyalty card beside the shop. */
export function Screen() {
  const words = useWords(marketingWords)
  const language = useLanguage()
  const { values } = useAddress()
  const { partner } = useParams()
  const may = useMay('partner.change')
  const list = useList('GET /partners/', values)
  const columns = useMemo(() => columnsOf(words, language), [words, language])
  return (
    <ListScreen
      title={words.partners.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={partner}
      views={viewsOf(words)}
      tools={may && <NewLink to="/partners/new">{words.partners.new}</NewLink>}
      searches
      empty={words.partners.empty}
    />
  )
}
