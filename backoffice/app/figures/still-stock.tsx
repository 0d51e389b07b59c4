import { useMemo, useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall, useList } from '../api/queries.ts'
import { useMay, useMe } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Count, Day, Money } from '../kit/shown.tsx'
import { StoreName } from '../kit/store-name.tsx'
import { useWords } from '../words/dictionary.ts'
import { StoreFilter } from './filters.tsx'
import type { Words } from './words/es.ts'
import { figuresWords } from './words.ts'
import './figures.css'

type Row = Answer<'GET /figures/still-stock/'>['items'][number]
const months = [3, 6, 12, 24]
const dayOr = (day: string | null) => (day === null ? '—' : <Day day={day} />)

const columnsOf = ({ still: words, columns }: Words): Column<Row>[] => [
  {
    key: 'title',
    head: columns.title,
    cell: ({ title, ean }) => (
      <>
        {title} <span className="quiet figures">{ean}</span>
      </>
    ),
  },
  { key: 'store', head: words.store, cell: ({ store }) => <StoreName code={store} /> },
  { key: 'copies', head: words.copies, sort: 'copies', figure: true, cell: ({ copies }) => <Count of={copies} /> },
  {
    key: 'value',
    head: words.value,
    sort: 'value',
    figure: true,
    wide: true,
    cell: ({ value }) => (value === null ? '—' : <Money euros={value} />),
  },
  { key: 'since', head: words.since, sort: 'since', said: true, cell: ({ since }) => <Day day={since} /> },
  { key: 'sold', head: words.lastSold, wide: true, cell: ({ last_sold }) => dayOr(last_sold) },
  { key: 'received', head: words.lastReceived, wide: true, cell: ({ last_received }) => dayOr(last_received) },
]

/** Copies that were neither sold nor received for months, and where else they could go. */
export function Screen() {
  const words = useWords(figuresWords)
  const { values } = useAddress()
  const mayMove = useMay('transfer.ask')
  const list = useList('GET /figures/still-stock/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.still.title}
      list={list}
      columns={columns}
      rowKey={({ product, store }) => `${product} ${store}`}
      to={({ product }) => `/titles/${product}?`}
      searches
      settings={['months']}
      filters={
        <>
          <ChoiceFilter
            name="months"
            label={words.still.months}
            options={months.map((count) => ({ value: String(count), text: words.still.monthsOf(count) }))}
          />
          <StoreFilter />
          <ChoiceFilter
            name="kind"
            label={words.still.kind}
            options={Object.entries(words.still.kinds).map(([value, text]) => ({ value, text }))}
          />
        </>
      }
      {...(mayMove && { bulk: (chosen: Row[], unchoose: () => void) => <Move rows={chosen} onMoved={unchoose} /> })}
      outcomes={<p className="figure-remarks">{words.still.whatCounts}</p>}
      empty={words.still.empty}
    />
  )
}

/** Asks the stores where the copies stand to send them to another one: a transfer for each of them. */
function Move({ rows, onMoved }: { rows: readonly Row[]; onMoved: () => void }) {
  const { still: words } = useWords(figuresWords)
  const [to, setTo] = useState('')
  const notice = useNotice()
  const { data } = useCall('GET /stores/')
  const { store_code } = useMe()
  const ask = useAct('POST /transfers/', ['GET /transfers/', 'GET /figures/still-stock/'])
  const moved = rows.filter(({ store }) => store !== to)
  const move = async () => {
    const stores = Map.groupBy(moved, ({ store }) => store)
    // Who stands at the shelf asks nobody: the copies leave.
    for (const [from_store, own] of stores)
      await ask.mutateAsync({
        body: {
          from_store,
          to_store: to,
          lines: own.map(({ product, copies }) => ({ product, copies })),
          send: from_store === store_code,
        },
      })
    notice({ text: stores.has(store_code ?? '') ? words.onTheWay : words.moved(stores.size) })
    onMoved()
  }
  return (
    <>
      <select className="filter" aria-label={words.moveTo} value={to} onChange={({ target }) => setTo(target.value)}>
        <option value="">{words.moveTo}</option>
        {data?.items.map(({ store_code, name }) => (
          <option key={store_code} value={store_code}>
            {name}
          </option>
        ))}
      </select>
      <ActButton
        whyNot={to === '' || moved.length === 0 ? words.chooseStore : null}
        busy={ask.isPending}
        onAct={() => void move().catch((error: unknown) => notice({ text: sentenceOf(error) }))}
      >
        {words.move}
      </ActButton>
    </>
  )
}

const sentenceOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : ''
