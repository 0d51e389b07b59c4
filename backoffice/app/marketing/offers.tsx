import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Language } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { useCall, useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { Day, Mark } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { standingOf, tones } from './states.ts'
import type { Words } from './words/es.ts'
import { marketingWords } from './words.ts'

type Row = Answer<'GET /offers/'>['items'][number]
type Zone = Answer<'GET /zones/'>['items'][number]

const columnsOf = (words: Words, language: Language, zones: readonly Zone[]): Column<Row>[] => [
  { key: 'name', head: words.offers.name, cell: ({ name }) => name[language] },
  { key: 'discount', head: words.offers.discount, wide: true, cell: ({ discount }) => discount[language] },
  {
    key: 'zone',
    head: words.offers.zone,
    wide: true,
    cell: ({ zone }) => zones.find(({ key }) => key === zone)?.name[language] ?? zone,
  },
  { key: 'valid_to', head: words.to, sort: 'valid_to', cell: ({ valid_to }) => <Day day={valid_to} /> },
  {
    key: 'state',
    head: words.coupons.state,
    cell: (row) => <Mark tone={tones[standingOf(row)]}>{words.feminine.states[standingOf(row)]}</Mark>,
  },
]

const viewsOf = ({ feminine: { views }, offers }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'holds', text: offers.holds, filters: { over: 'false' } },
  { key: 'over', text: views.over, filters: { over: 'true' } },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/offers/${id}`

/** What partners offer to holders of the loyalty card. */
export function Screen() {
  const words = useWords(marketingWords)
  const language = useLanguage()
  const { values } = useAddress()
  const { offer } = useParams()
  const may = useMay('promotion.change')
  const list = useList('GET /offers/', values)
  const zones = useCall('GET /zones/').data?.items
  const columns = useMemo(() => columnsOf(words, language, zones ?? []), [words, language, zones])
  return (
    <ListScreen
      title={words.offers.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={offer}
      views={viewsOf(words)}
      tools={may && <NewLink to="/offers/new">{words.offers.new}</NewLink>}
      searches
      empty={words.offers.empty}
    />
  )
}
