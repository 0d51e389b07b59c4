import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { correspondenceWords } from './words.ts'
import './correspondence.css'
import { messageTone } from './tones.ts'

type Row = Answer<'GET /messages/'>['items'][number]

const columnsOf = ({ messages: { columns }, kinds, subjects, states }: Words): Column<Row>[] => [
  {
    key: 'from',
    head: columns.from,
    cell: ({ name, institution }) => (institution ? `${name} · ${institution}` : name),
  },
  { key: 'waits', head: columns.waits, sort: 'waits_since', cell: ({ waits_since }) => <When at={waits_since} short /> },
  {
    key: 'about',
    head: columns.about,
    wide: true,
    cell: ({ subject, kind }) => (
      <>
        {kinds[kind]}
        <br />
        <span className="quiet">{subjects[subject]}</span>
      </>
    ),
  },
  {
    key: 'beginning',
    head: columns.beginning,
    wide: true,
    cell: ({ beginning, language }) => (
      <span className="message-beginning" lang={language}>
        {beginning}
      </span>
    ),
  },
  { key: 'state', head: columns.state, cell: ({ state }) => <Mark tone={messageTone[state]}>{states[state]}</Mark> },
  { key: 'assigned', head: columns.assigned, wide: true, cell: ({ assigned }) => assigned ?? '' },
]

const viewsOf = ({ messages: { views } }: Words): View[] => [
  { key: 'open', text: views.open, filters: { state: 'open', sort: 'waits_since' } },
  { key: 'mine', text: views.mine, filters: { state: 'open', assigned: 'me' } },
  { key: 'nobody', text: views.nobody, filters: { state: 'open', assigned: 'nobody' } },
  { key: 'answered', text: views.answered, filters: { state: 'answered' } },
  { key: 'closed', text: views.closed, filters: { state: 'closed' } },
  { key: 'all', text: views.all, filters: {} },
]

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, text]) => ({ value, text }))
const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/messages/${id}`

/** What people write to the shop: who waits longest first, answered beside the list. */
export function Screen() {
  const words = useWords(correspondenceWords)
  const { values } = useAddress()
  const { message: open } = useParams()
  const list = useList('GET /messages/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  const { job: _job, ...subjects } = words.subjects
  return (
    <ListScreen
      title={words.messages.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={open}
      views={viewsOf(words)}
      searches
      filters={
        <>
          <ChoiceFilter name="subject" label={words.messages.anySubject} options={optionsOf(subjects)} />
          <ChoiceFilter name="desk" label={words.messages.anyDesk} options={optionsOf(words.desks)} />
        </>
      }
      tools={
        <Link className="button" data-kind="quiet" to="/house-answers">
          {words.messages.house}
        </Link>
      }
      empty={words.messages.empty}
    />
  )
}
