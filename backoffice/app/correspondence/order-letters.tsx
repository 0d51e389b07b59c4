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
import { letterTone, proofTone } from './tones.ts'

type Row = Answer<'GET /order-letters/'>['items'][number]

const columnsOf = ({ columns, states, proofs, openLines }: Words): Column<Row>[] => [
  { key: 'number', head: columns.number, cell: ({ number }) => number },
  { key: 'customer', head: columns.customer, cell: ({ customer_name, email }) => customer_name ?? email },
  { key: 'date', head: columns.date, sort: 'sent_at', cell: ({ date }) => <When at={date} short /> },
  { key: 'state', head: columns.state, cell: ({ state }) => <Mark tone={letterTone[state]}>{states[state]}</Mark> },
  {
    key: 'lines',
    head: columns.lines,
    cell: ({ lines, open_lines, state }) => (
      <>
        {lines} {state === 'open' && open_lines > 0 && <Mark tone="wait">{openLines(open_lines)}</Mark>}
      </>
    ),
  },
  { key: 'proof', head: columns.proof, wide: true, cell: ({ proof }) => <Mark tone={proofTone[proof]}>{proofs[proof]}</Mark> },
  {
    key: 'comments',
    head: columns.comments,
    wide: true,
    cell: ({ subject, comments }) => <span className="message-beginning">{[subject, comments].filter(Boolean).join(' · ')}</span>,
  },
]

const viewsOf = ({ views }: Words): View[] => [
  { key: 'open', text: views.open, filters: { state: 'open', sort: 'sent_at' } },
  { key: 'ordered', text: views.ordered, filters: { state: 'ordered' } },
  { key: 'listed', text: views.listed, filters: { state: 'listed' } },
  { key: 'refused', text: views.refused, filters: { state: 'refused' } },
  { key: 'all', text: views.all, filters: {} },
]

const keyOf = ({ letter }: Row) => String(letter)
const pathOf = ({ letter }: Row) => `/order-letters/${letter}`

/** Orders that libraries write in their private area and others as an e-mail, with or without a file. */
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
      searches
      empty={words.empty}
    />
  )
}
