import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { DaysFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, Money, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { Sending } from './verifactu-sending.tsx'
import type { Words } from './verifactu-words/es.ts'
import { verifactuWords } from './verifactu-words.ts'
import './verifactu.css'
import { recordTone } from './tones.ts'

export type TaxRecord = Answer<'GET /verifactu/records/'>['items'][number]

const columnsOf = (words: Words): Column<TaxRecord>[] => [
  { key: 'number', head: words.columns.number, cell: ({ number }) => number },
  { key: 'made', head: words.columns.made, sort: 'made', said: true, cell: ({ made }) => <When at={made} short /> },
  { key: 'kind', head: words.columns.kind, cell: ({ kind, type }) => (kind === 'issue' ? type : words.kinds.cancel) },
  { key: 'total', head: words.columns.total, figure: true, sum: true, cell: ({ total }) => <Money euros={total} /> },
  {
    key: 'state',
    head: words.columns.state,
    cell: ({ state }) => <Mark tone={recordTone[state]}>{words.states[state]}</Mark>,
  },
  {
    key: 'sentence',
    head: words.columns.sentence,
    wide: true,
    cell: ({ code, sentence }) => [code, sentence].filter(Boolean).join(' · '),
  },
  { key: 'issuer', head: words.columns.issuer, wide: true, cell: ({ issuer }) => issuer },
]

const viewsOf = ({ views }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'refused', text: views.refused, filters: { state: 'refused' } },
  { key: 'errors', text: views.errors, filters: { state: 'accepted_with_errors' } },
  { key: 'waiting', text: views.waiting, filters: { state: 'waiting' } },
  { key: 'accepted', text: views.accepted, filters: { state: 'accepted' } },
  { key: 'kept', text: views.kept, filters: { state: 'kept' } },
]

const keyOf = ({ tax_record }: TaxRecord) => String(tax_record)
const pathOf = ({ tax_record }: TaxRecord) => `/verifactu/${tax_record}`

/** What the tax agency is told of invoices: where each record stands, and how sending goes. */
export function Screen() {
  const words = useWords(verifactuWords)
  const { values } = useAddress()
  const { record } = useParams()
  const list = useList('GET /verifactu/records/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={record}
      views={viewsOf(words)}
      filters={<DaysFilter />}
      searches
      empty={words.empty}
      outcomes={<Sending />}
    />
  )
}
