import { useMemo } from 'react'
import { useParams } from 'react-router'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { DaysFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Day, Mark, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { InvoiceRow } from './invoice-row.ts'
import type { Words } from './invoice-words/es.ts'
import { invoiceWords } from './invoice-words.ts'
import { invoiceTones } from './tones.ts'

const columnsOf = (words: Words): Column<InvoiceRow>[] => [
  { key: 'number', head: words.columns.number, cell: ({ number }) => number },
  { key: 'date', head: words.columns.date, sort: 'date', cell: ({ date }) => <Day day={date} /> },
  { key: 'name', head: words.columns.name, cell: ({ name }) => name ?? '—' },
  { key: 'kind', head: words.columns.kind, wide: true, cell: ({ kind }) => words.kinds[kind] },
  {
    key: 'total',
    head: words.columns.total,
    sort: 'total',
    figure: true,
    sum: true,
    cell: ({ total }) => <Money euros={total} />,
  },
  {
    key: 'state',
    head: words.columns.state,
    wide: true,
    cell: ({ state }) => <Mark tone={invoiceTones[state]}>{words.states[state]}</Mark>,
  },
]

const viewsOf = ({ views }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'full', text: views.full, filters: { kind: 'F1' } },
  { key: 'simplified', text: views.simplified, filters: { kind: 'F2' } },
  { key: 'corrections', text: views.corrections, filters: { kind: 'R1' } },
]

const keyOf = ({ number }: InvoiceRow) => number
const pathOf = ({ number }: InvoiceRow) => `/invoices/${number}`

/** Every invoice, by words, days and kind. */
export function Screen() {
  const words = useWords(invoiceWords)
  const { values } = useAddress()
  const { invoice } = useParams()
  const list = useList('GET /invoices/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={invoice}
      views={viewsOf(words)}
      filters={<DaysFilter />}
      searches
      empty={words.empty}
    />
  )
}
