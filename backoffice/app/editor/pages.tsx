import { useParams } from 'react-router'
import type { Language } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { type FrameWords, frameWords } from '../frame/words.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { useShopName, useShops } from '../kit/shops.ts'
import { Count, When } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { editorWords } from './words.ts'
import './pages.css'
import { PageState, Said } from './page-marks.tsx'

export type Row = Answer<'GET /content-pages/'>['items'][number]

interface Named {
  words: Words['pages']
  names: FrameWords['languages']
  language: Language
  shopName: (code: string) => string
}

const columnsOf = ({ words, names, language, shopName }: Named): Column<Row>[] => [
  { key: 'title', head: words.columns.title, sort: 'title', long: true, cell: ({ title }) => title },
  {
    key: 'address',
    head: words.columns.address,
    long: true,
    cell: ({ address }) => <span className="page-address">{address[language] ?? address.es ?? '—'}</span>,
  },
  { key: 'shop', head: words.columns.shop, wide: true, cell: ({ storefront }) => shopName(storefront) },
  { key: 'state', head: words.columns.state, cell: ({ state }) => <PageState state={state} words={words} /> },
  { key: 'said', head: words.columns.said, cell: (row) => <Said of={row} words={words} names={names} /> },
  {
    key: 'led_by',
    head: words.columns.led_by,
    sort: 'led_by',
    figure: true,
    wide: true,
    cell: ({ led_by }) => <Count of={led_by} />,
  },
  {
    key: 'changed_at',
    head: words.columns.changed,
    sort: 'changed_at',
    wide: true,
    cell: ({ changed_at }) => <When at={changed_at} short />,
  },
]

const viewsOf = ({ pages: { views, states } }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'wanting', text: views.wanting, filters: { state: 'wanting' } },
  { key: 'withheld', text: views.withheld, filters: { state: 'withheld' } },
  { key: 'unled', text: states.unled, filters: { state: 'unled' } },
]

const keyOf = ({ page }: Row) => page
const pathOf = ({ page }: Row) => `/pages/${encodeURIComponent(page)}`

/** The content pages of every shop: where they stand, how complete they are, what leads there. */
export function Screen() {
  const words = useWords(editorWords)
  const { languages: names } = useWords(frameWords)
  const language = useLanguage()
  const { values } = useAddress()
  const { page } = useParams()
  const may = useMay('content.change')
  const shops = useShops()
  const shopName = useShopName()
  const list = useList('GET /content-pages/', values)
  const columns = columnsOf({ words: words.pages, names, language, shopName })
  return (
    <ListScreen
      title={words.pages.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={page}
      views={viewsOf(words)}
      tools={may && <NewLink to="/pages/new">{words.pages.new}</NewLink>}
      filters={shops.length > 1 && <ChoiceFilter name="storefront" label={words.pages.columns.shop} options={shops} />}
      searches
      empty={words.pages.empty}
    />
  )
}
