import { useMemo } from 'react'
import { useParams } from 'react-router'
import { today } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { useShopName } from '../kit/shops.ts'
import { Day, Mark, Money } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { editorWords } from './words.ts'

type Row = Answer<'GET /ticket-bundles/'>['items'][number]

/** Whether visitors see it today. */
const stateOf = ({ active, first_day, last_day }: Row) => {
  if (last_day !== null && last_day < today()) return 'over'
  if (!active) return 'off'
  return first_day !== null && first_day > today() ? 'ahead' : 'now'
}
const tones = { now: 'good', ahead: 'wait', over: 'plain', off: 'plain' } as const

const columnsOf = ({ bundles: words }: Words, language: Language, shopName: (code: string) => string): Column<Row>[] => [
  { key: 'name', head: words.name, cell: ({ names }) => names[language] },
  { key: 'price', head: words.price, figure: true, cell: ({ price }) => <Money euros={price} /> },
  { key: 'until', head: words.until, cell: ({ last_day }) => (last_day ? <Day day={last_day} /> : words.always) },
  {
    key: 'state',
    head: words.state,
    cell: (row) => <Mark tone={tones[stateOf(row)]}>{words.states[stateOf(row)]}</Mark>,
  },
  { key: 'shop', head: words.shop, wide: true, cell: ({ shop }) => shopName(shop) },
]

const viewsOf = ({ bundles: { views } }: Words): View[] => [
  { key: 'standing', text: views.standing, filters: { over: 'false' } },
  { key: 'over', text: views.over, filters: { over: 'true' } },
  { key: 'all', text: views.all, filters: {} },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/ticket-bundles/${id}`

/** The combined tickets that the pages of the visit name. */
export function Screen() {
  const words = useWords(editorWords)
  const language = useLanguage()
  const { values } = useAddress()
  const { bundle } = useParams()
  const may = useMay('content.change')
  const shopName = useShopName()
  const list = useList('GET /ticket-bundles/', values)
  const columns = useMemo(() => columnsOf(words, language, shopName), [words, language, shopName])
  return (
    <ListScreen
      title={words.bundles.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={bundle}
      views={viewsOf(words)}
      searches
      empty={words.bundles.empty}
      tools={may && <NewLink to="/ticket-bundles/new">{words.bundles.new}</NewLink>}
    />
  )
}
