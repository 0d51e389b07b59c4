import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './letter-words/es.ts'
import { letterWords } from './letter-words.ts'
import './correspondence.css'

type Row = Answer<'GET /order-letters/'>['items'][number]

const columnsOf = ({ columns, waits, handled }: Words): Column<Row>[] => [
  { key: 'number', head: columns.number, cell: ({ number }) => number },
  { key: 'customer', head: columns.customer, cell: ({ customer_name }) => customer_name },
  { key: 'date', head: columns.date, cell: ({ date }) => <When at={date} short /> },
  {
    key: 'state',
    head: columns.state,
    cell: ({ handled: at }) => <Mark tone={at ? 'good' : 'wait'}>{at ? handled : waits}</Mark>,
  },
  { key: 'file', head: columns.file, wide: true, cell: ({ file }) => file ?? '' },
  {
    key: 'comments',
    head: columns.comments,
    wide: true,
    cell: ({ comments }) => <span className="message-beginning">{comments}</span>,
  },
]

const viewsOf = ({ views }: Words): View[] => [
  { key: 'open', text: views.open, filters: {} },
  { key: 'all', text: views.all, filters: { all: 'true' } },
]

const keyOf = ({ letter }: Row) => String(letter)
const pathOf = ({ letter }: Row) => `/order-letters/${letter}`

/** Orders that libraries write as an e-mail, with or without a file. */
export function Screen() {
  const words = useWords(letterWords)
  const { values } = useAddress()
  const { letter: open } = useParams()
  const list = useList('GET /order-letters/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={open}
      views={viewsOf(words)}
      empty={words.empty}
    />
  )
}
