import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { DaysFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Count, Day, Mark, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { invoicingOf, noteTones } from './tones.ts'
import type { Words } from './words/es.ts'
import { tradeDeskWords } from './words.ts'

type Row = Answer<'GET /delivery-notes/'>['items'][number]

const columnsOf = ({ notes: { columns }, noteStates }: Words): Column<Row>[] => [
  { key: 'note', head: columns.note, cell: ({ note }) => note },
  { key: 'customer', head: columns.customer, cell: ({ customer_name }) => customer_name },
  { key: 'date', head: columns.date, sort: 'date', said: true, cell: ({ date }) => <Day day={date} /> },
  { key: 'order', head: columns.order, wide: true, cell: ({ order }) => <span className="figures">{order}</span> },
  { key: 'reference', head: columns.reference, wide: true, cell: ({ reference }) => reference },
  { key: 'copies', head: columns.copies, figure: true, wide: true, cell: ({ copies }) => <Count of={copies} /> },
  { key: 'total', head: columns.total, figure: true, sum: true, cell: ({ total }) => <Money euros={total} /> },
  {
    key: 'state',
    head: columns.state,
    cell: ({ state, total, invoice }) => {
      const standing = invoicingOf(state, total)
      return <Mark tone={noteTones[standing]}>{invoice ?? noteStates[standing]}</Mark>
    },
  },
]

const viewsOf = ({ notes: { views } }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'toBill', text: views.toBill, filters: { state: 'not_requested' } },
  { key: 'asked', text: views.asked, filters: { state: 'requested' } },
]

const keyOf = ({ note }: Row) => note
const pathOf = ({ note }: Row) => `/delivery-notes/${note}`

/** Delivery notes of every account, the newest first. */
export function Screen() {
  const words = useWords(tradeDeskWords)
  const { values } = useAddress()
  const { note } = useParams()
  const list = useList('GET /delivery-notes/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  const mayIssue = useMay('invoice.issue')
  return (
    <ListScreen
      title={words.notes.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={note}
      views={viewsOf(words)}
      searches
      filters={<DaysFilter />}
      tools={
        mayIssue && (
          <Link className="button" data-kind="quiet" to="/month">
            {words.notes.month}
          </Link>
        )
      }
      empty={words.notes.empty}
    />
  )
}
