import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './email-words/es.ts'
import { emailWords } from './email-words.ts'
import './correspondence.css'
import { emailTone } from './tones.ts'

type Row = Answer<'GET /emails/'>['items'][number]

const columnsOf = ({ columns, states, why: reasons }: Words): Column<Row>[] => [
  { key: 'to', head: columns.to, cell: ({ to }) => to },
  {
    key: 'subject',
    head: columns.subject,
    cell: ({ subject, language }) => <span lang={language}>{subject}</span>,
  },
  { key: 'written', head: columns.written, sort: 'written', cell: ({ written }) => <When at={written} short /> },
  { key: 'state', head: columns.state, cell: ({ state }) => <Mark tone={emailTone[state]}>{states[state]}</Mark> },
  { key: 'why', head: columns.why, wide: true, cell: ({ why }) => why && reasons[why] },
]

const viewsOf = ({ views }: Words): View[] => [
  { key: 'failed', text: views.failed, filters: { state: 'failed' } },
  { key: 'stuck', text: views.stuck, filters: { state: 'stuck' } },
  { key: 'waiting', text: views.waiting, filters: { state: 'waiting' } },
  { key: 'sent', text: views.sent, filters: { state: 'sent' } },
  { key: 'all', text: views.all, filters: {} },
]

const keyOf = ({ email }: Row) => String(email)
const pathOf = ({ email }: Row) => `/emails/${email}`

/** What the shop writes: what could not be sent first, with the reason. */
export function Screen() {
  const words = useWords(emailWords)
  const { values } = useAddress()
  const { email: open } = useParams()
  const list = useList('GET /emails/', values)
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
