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

type Row = Answer<'GET /coupons/'>['items'][number]

export const offOf = ({ kind, percent, amount }: Pick<Row, 'kind' | 'percent' | 'amount'>, language: Language): string =>
  kind === 'percent' ? shownPercent(percent ?? 0, language) : shownEuros(amount ?? 0, language)

const columnsOf = (words: Words, language: Language): Column<Row>[] => [
  { key: 'coupon_code', head: words.coupons.code, sort: 'coupon_code', cell: ({ coupon_code }) => coupon_code },
  { key: 'title', head: words.coupons.name, wide: true, cell: ({ title }) => title[language] },
  { key: 'off', head: words.coupons.off, figure: true, cell: (row) => offOf(row, language) },
  { key: 'scope', head: words.scope, wide: true, cell: ({ scope }) => words.scopes[scope] },
  { key: 'dates', head: words.coupons.dates, wide: true, cell: (row) => daysOf(row, words) },
  { key: 'batch', head: words.coupons.batch, wide: true, cell: ({ batch }) => batch },
  {
    key: 'state',
    head: words.coupons.state,
    cell: (row) => <Mark tone={tones[standingOf(row)]}>{words.states[standingOf(row)]}</Mark>,
  },
]

const viewsOf = ({ views }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'on', text: views.on, filters: { active: 'true' } },
  { key: 'off', text: views.off, filters: { active: 'false' } },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/coupons/${id}`

/** Coupons, single ones and batches of codes. */
export function Screen() {
  const words = useWords(marketingWords)
  const language = useLanguage()
  const { values } = useAddress()
  const { coupon } = useParams()
  const may = useMay('coupon.create')
  const list = useList('GET /coupons/', values)
  const columns = useMemo(() => columnsOf(words, language), [words, language])
  return (
    <ListScreen
      title={words.coupons.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={coupon}
      views={viewsOf(words)}
      tools={may && <NewLink to="/coupons/new">{words.coupons.new}</NewLink>}
      searches
      empty={words.coupons.empty}
    />
  )
}
