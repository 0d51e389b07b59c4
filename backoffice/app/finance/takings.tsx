import { useMemo } from 'react'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter, DaysFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { When } from '../kit/shown.tsx'
import { useStoreNames } from '../kit/store-name.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './day-words/es.ts'
import { dayWords } from './day-words.ts'
import { amountColumn, orderColumn } from './movement-columns.tsx'

type Row = Answer<'GET /takings/'>['items'][number]

const columnsOf = (words: Words, storeOf: (code: string) => string): Column<Row>[] => [
  orderColumn(words.columns.order),
  { key: 'at', head: words.columns.at, sort: 'at', cell: ({ at }) => <When at={at} short /> },
  amountColumn(words.columns.amount),
  { key: 'means', head: words.columns.means, cell: ({ means }) => words.means[means] },
  { key: 'store', head: words.columns.store, wide: true, cell: ({ store_code }) => store_code && storeOf(store_code) },
  { key: 'shop', head: words.columns.shop, wide: true, cell: ({ shop_name }) => shop_name ?? words.main },
  { key: 'sold', head: words.columns.sold, wide: true, cell: ({ sold }) => words.sold[sold] },
]

const viewsOf = ({ views }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'taken', text: views.taken, filters: { kind: 'taken' } },
  { key: 'back', text: views.back, filters: { kind: 'given_back' } },
]

const keyOf = ({ taking }: Row) => taking
const pathOf = ({ order }: Row) => `/orders/${order}`

/** The movements of money that a figure of the day is made of. */
export function Screen() {
  const words = useWords(dayWords)
  const storeOf = useStoreNames()
  const { values } = useAddress()
  const list = useList('GET /takings/', values)
  const columns = useMemo(() => columnsOf(words, storeOf), [words, storeOf])
  const choices = (texts: Record<string, string>) => Object.entries(texts).map(([value, text]) => ({ value, text }))
  return (
    <ListScreen
      title={words.takings}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      views={viewsOf(words)}
      filters={
        <>
          <DaysFilter />
          <ChoiceFilter name="means" label={words.columns.means} options={choices(words.means)} />
          <ChoiceFilter name="sold" label={words.columns.sold} options={choices(words.sold)} />
        </>
      }
      searches
      empty={words.empty}
    />
  )
}
