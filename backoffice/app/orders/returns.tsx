import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Day, Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './fulfilment-words/es.ts'
import { fulfilmentWords } from './fulfilment-words.ts'
import './order.css'
import { returnTone } from './states.ts'
import { orderWords } from './words.ts'

type Row = Answer<'GET /returns/'>['items'][number]

type OrderWords = ReturnType<typeof orderWords.in>

const columnsOf = ({ returns: words }: Words, { returnKinds, returnStates }: OrderWords): Column<Row>[] => [
  { key: 'order', head: words.columns.order, cell: ({ order }) => <span className="figures">{order}</span> },
  { key: 'asked', head: words.columns.asked, cell: ({ requested_at }) => <When at={requested_at} short /> },
  { key: 'kind', head: words.columns.kind, wide: true, cell: ({ kind }) => returnKinds[kind] },
  {
    key: 'due',
    head: words.columns.due,
    wide: true,
    cell: ({ answer_by }) => answer_by && <Day day={answer_by} />,
  },
  { key: 'state', head: words.columns.state, cell: ({ state }) => <Mark tone={returnTone[state]}>{returnStates[state]}</Mark> },
  {
    key: 'lines',
    head: words.columns.lines,
    cell: ({ lines, reason }) => (
      <>
        {lines.map(({ title, quantity }) => (quantity === 1 ? title : `${title} × ${quantity}`)).join(' · ')}
        <br />
        <span className="quiet">{reason}</span>
      </>
    ),
  },
]

const viewsOf = ({ returns: { views } }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'decide', text: views.decide, filters: { state: 'requested' } },
  { key: 'way', text: views.onTheWay, filters: { state: 'accepted' } },
  { key: 'claims', text: views.claims, filters: { kind: 'claim' } },
  { key: 'money', text: views.money, filters: { state: 'received' } },
]

const keyOf = (row: Row) => String(row.return)
const pathOf = (row: Row) => `/returns/${row.return}`

/** What customers send or bring back: decided, received, paid back. */
export function Screen() {
  const words = useWords(fulfilmentWords)
  const order = useWords(orderWords)
  const { values } = useAddress()
  const { return: open } = useParams()
  const list = useList('GET /returns/', values)
  const columns = useMemo(() => columnsOf(words, order), [words, order])
  return (
    <ListScreen
      title={words.returns.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={open}
      views={viewsOf(words)}
      filters={
        <ChoiceFilter
          name="state"
          label={words.returns.anyState}
          options={Object.entries(order.returnStates).map(([value, text]) => ({ value, text }))}
        />
      }
      empty={words.returns.empty}
    />
  )
}
