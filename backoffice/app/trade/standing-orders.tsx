import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Count, Day, Mark, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { tradeDeskWords } from './words.ts'

type Row = Answer<'GET /standing-orders/'>['items'][number]

const columnsOf = ({ standing: words }: Words): Column<Row>[] => [
  { key: 'customer', head: words.columns.customer, cell: ({ customer_name }) => customer_name },
  { key: 'sentence', head: words.columns.sentence, long: true, cell: ({ sentence }) => sentence },
  {
    key: 'state',
    head: words.columns.state,
    cell: ({ active }) => <Mark tone={active ? 'good' : 'wait'}>{active ? words.active : words.resting}</Mark>,
  },
  {
    key: 'waiting',
    head: words.columns.waiting,
    figure: true,
    said: true,
    cell: ({ waiting }) => waiting > 0 && <Count of={waiting} />,
  },
  {
    key: 'month',
    head: words.columns.month,
    figure: true,
    wide: true,
    cell: ({ month_spent }) => <Money euros={month_spent} />,
  },
  { key: 'last', head: words.columns.last, wide: true, cell: ({ last }) => <Day day={last} /> },
  { key: 'next', head: words.columns.next, wide: true, cell: ({ next }) => next && <Day day={next} /> },
]

const viewsOf = ({ standing: { views } }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'active', text: views.active, filters: { active: 'true' } },
  { key: 'resting', text: views.resting, filters: { active: 'false' } },
  { key: 'waiting', text: views.waiting, filters: { waiting: 'true' } },
]

const keyOf = ({ standing }: Row) => String(standing)
const pathOf = ({ standing }: Row) => `/standing-orders/${standing}`

/** What libraries want proposed night after night. */
export function Screen() {
  const words = useWords(tradeDeskWords)
  const { values } = useAddress()
  const { standing } = useParams()
  const list = useList('GET /standing-orders/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.standing.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={standing}
      views={viewsOf(words)}
      searches
      empty={words.standing.empty}
    />
  )
}
