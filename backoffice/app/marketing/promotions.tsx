import { useMemo } from 'react'
import { useParams } from 'react-router'
import { shownEuros, shownPercent } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { Mark } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { daysOf, standingOf, tones } from './states.ts'
import type { Words } from './words/es.ts'
import { marketingWords } from './words.ts'

type Row = Answer<'GET /promotions/'>['items'][number]

const columnsOf = (words: Words, language: Language): Column<Row>[] => [
  { key: 'name', head: words.promotions.name, cell: ({ name }) => name[language] || name.es },
  { key: 'audience', head: words.promotions.audience, cell: ({ audience }) => words.promotions.audiences[audience] },
  { key: 'kind', head: words.promotions.kind, cell: (row) => givenBy(row, words, language) },
  { key: 'scope', head: words.scope, wide: true, cell: ({ scope }) => words.scopes[scope] },
  { key: 'dates', head: words.coupons.dates, wide: true, cell: (row) => daysOf(row, words) },
  {
    key: 'state',
    head: words.coupons.state,
    cell: (row) => <Mark tone={tones[standingOf(row)]}>{words.feminine.states[standingOf(row)]}</Mark>,
  },
]

/** What a promotion gives, in a word or a figure. */
function givenBy({ kind, percent, amount, buy, free }: Row, { promotions }: Words, language: Language): string {
  if (kind === 'percent') return shownPercent(percent ?? 0, language)
  if (kind === 'amount') return shownEuros(amount ?? 0, language)
  return kind === 'bundle' ? `${(buy ?? 0) + (free ?? 0)} × ${buy}` : promotions.kinds.shipping
}

const viewsOf = ({ feminine: { views }, promotions }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'holds', text: promotions.holds, filters: { holds: 'true' } },
  { key: 'turning', text: promotions.turning, filters: { turning: 'true' } },
  { key: 'everyone', text: promotions.audiences.everyone, filters: { audience: 'everyone' } },
  { key: 'card', text: promotions.audiences.card, filters: { audience: 'card' } },
  { key: 'off', text: views.off, filters: { active: 'false' } },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/promotions/${id}`

/** What everybody, or holders of the loyalty card, pay less for without a code. */
export function Screen() {
  const words = useWords(marketingWords)
  const language = useLanguage()
  const { values } = useAddress()
  const { promotion } = useParams()
  const may = useMay('promotion.change')
  const list = useList('GET /promotions/', values)
  const columns = useMemo(() => columnsOf(words, language), [words, language])
  return (
    <ListScreen
      title={words.promotions.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={promotion}
      views={viewsOf(words)}
      tools={may && <NewLink to="/promotions/new">{words.promotions.new}</NewLink>}
      searches
      empty={words.promotions.empty}
    />
  )
}
