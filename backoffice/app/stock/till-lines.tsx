import { useMemo } from 'react'
import type { Answer } from '../api/calls.ts'
import { useAct, useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useAddress } from '../kit/address.ts'
import { DaysFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Mark, When } from '../kit/shown.tsx'
import { StoreName } from '../kit/store-name.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { stockWords } from './words.ts'
import './stock.css'

type Row = Answer<'GET /till-lines/'>['items'][number]

const tones = { done: 'good', short: 'wait', unknown: 'bad' } as const
const columnsOf = ({ kinds, tills: { columns, outcomes, settledBy } }: Words): Column<Row>[] => [
  { key: 'at', head: columns.at, sort: 'at', said: true, cell: ({ at }) => <When at={at} short /> },
  { key: 'title', head: columns.title, long: true, cell: ({ title, code }) => title ?? code },
  {
    key: 'kind',
    head: columns.kind,
    cell: ({ kind }) => kinds[kind === 'sale' ? 'till_sale' : 'till_return'],
  },
  { key: 'copies', head: columns.copies, figure: true, said: true, cell: ({ copies }) => copies },
  { key: 'moved', head: columns.moved, figure: true, said: true, cell: ({ moved }) => moved },
  {
    key: 'outcome',
    head: columns.outcome,
    cell: ({ outcome, settled_by }) => (
      <>
        <Mark tone={settled_by ? 'plain' : tones[outcome]}>{outcomes[outcome]}</Mark> {settled_by && settledBy(settled_by)}
      </>
    ),
  },
  { key: 'store', head: columns.store, wide: true, cell: ({ store_code }) => <StoreName code={store_code} /> },
  { key: 'number', head: columns.number, wide: true, cell: ({ till, number }) => `${till} · ${number}` },
]
const viewsOf = ({ tills: { views, outcomes } }: Words): View[] => [
  { key: 'waits', text: views.waits, filters: { waits: 'true' } },
  { key: 'short', text: outcomes.short, filters: { outcome: 'short' } },
  { key: 'unknown', text: outcomes.unknown, filters: { outcome: 'unknown' } },
  { key: 'all', text: views.all, filters: {} },
]
const keyOf = ({ id }: Row) => String(id)
/** Its copies in every store; what no title has is looked for by its code. */
const pathOf = ({ product, code }: Row) => (product === null ? `/find?q=${encodeURIComponent(code)}` : `/stock/${product}`)

/** What the tills of stores told, those first that did not come out even. */
export function Screen() {
  const words = useWords(stockWords)
  const { values } = useAddress()
  const maySettle = useMay('till.settle')
  const tell = useNotice()
  const list = useList('GET /till-lines/', values)
  const settle = useAct('POST /till-lines/settle/', ['GET /till-lines/'])
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.tills.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      searches
      views={viewsOf(words)}
      filters={<DaysFilter />}
      {...(maySettle && {
        bulk: (chosen: Row[], unchoose: () => void) => (
          <ActButton
            kind="main"
            busy={settle.isPending}
            onAct={() =>
              settle.mutate(
                { body: { lines: chosen.map(({ id }) => id) } },
                {
                  onSuccess: ({ settled }) => {
                    tell({ text: words.tills.settled(settled) })
                    unchoose()
                  },
                  onError: ({ message }) => tell({ text: message, kind: 'fault' }),
                },
              )
            }
          >
            {words.tills.settle}
          </ActButton>
        ),
      })}
      empty={words.tills.empty}
    />
  )
}
