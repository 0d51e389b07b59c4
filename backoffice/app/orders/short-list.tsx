import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './fulfilment-words/es.ts'
import { fulfilmentWords } from './fulfilment-words.ts'
import { shortTone } from './states.ts'
import { StoreFilter } from './store.tsx'
import './order.css'

type Row = Answer<'GET /short-list/'>['items'][number]

const columnsOf = ({ short: { columns, states, waits } }: Words): Column<Row>[] => [
  { key: 'title', head: columns.title, cell: ({ title }) => <span className="row-titles">{title}</span> },
  { key: 'store', head: columns.store, cell: ({ store }) => store },
  { key: 'order', head: columns.order, cell: ({ order }) => <span className="figures">{order}</span> },
  { key: 'since', head: columns.since, sort: 'reported', cell: ({ reported }) => <When at={reported} short /> },
  {
    key: 'state',
    head: columns.state,
    cell: ({ state, waits: decide }) => (
      <>
        <Mark tone={shortTone[state]}>{states[state]}</Mark> {decide && state !== 'open' && <Mark tone="wait">{waits}</Mark>}
      </>
    ),
  },
  { key: 'missing', head: columns.missing, figure: true, cell: ({ missing }) => missing },
]

const viewsOf = ({ short: { views } }: Words): View[] => [
  { key: 'waits', text: views.waits, filters: { waits: 'true' } },
  { key: 'looking', text: views.looking, filters: { state: 'looking' } },
  { key: 'closed', text: views.closed, filters: { state: 'closed', sort: '-reported' } },
  { key: 'all', text: views.all, filters: {} },
]

const keyOf = (row: Row) => String(row.short)
const pathOf = (row: Row) => `/short-list/${row.short}`

/** Copies that picking could not find, by store, and what is done about each. */
export function Screen() {
  const words = useWords(fulfilmentWords)
  const { values } = useAddress()
  const { short: open } = useParams()
  const list = useList('GET /short-list/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.short.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={open}
      views={viewsOf(words)}
      searches
      filters={
        <>
          <ChoiceFilter
            name="state"
            label={words.short.anyState}
            options={Object.entries(words.short.states).map(([value, text]) => ({ value, text }))}
          />
          <StoreFilter />
        </>
      }
      empty={words.short.empty}
    />
  )
}
