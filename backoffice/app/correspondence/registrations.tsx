import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Count, Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './door-words/es.ts'
import { doorWords } from './door-words.ts'
import './correspondence.css'
import { registrationTone } from './tones.ts'

export type Registration = Answer<'GET /agenda/:activity/registrations/'>['items'][number]

const columnsOf = ({ registrations: { columns, states } }: Words): Column<Registration>[] => [
  { key: 'name', head: columns.name, sort: 'name', cell: ({ name }) => name },
  { key: 'places', head: columns.places, figure: true, cell: ({ places }) => <Count of={places} /> },
  { key: 'state', head: columns.state, cell: ({ state }) => <Mark tone={registrationTone[state]}>{states[state]}</Mark> },
  { key: 'came', head: columns.came, figure: true, cell: ({ came }) => came !== null && <Count of={came} /> },
  { key: 'email', head: columns.email, wide: true, cell: ({ email }) => email },
  { key: 'phone', head: columns.phone, wide: true, cell: ({ phone }) => phone },
  { key: 'ticket', head: columns.ticket, wide: true, cell: ({ ticket }) => ticket },
  {
    key: 'registered',
    head: columns.registered,
    sort: 'registered_at',
    wide: true,
    cell: ({ registered_at }) => <When at={registered_at} short />,
  },
]

const viewsOf = ({ registrations: { views } }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'confirmed', text: views.confirmed, filters: { state: 'confirmed' } },
  { key: 'waiting', text: views.waiting, filters: { state: 'waiting' } },
  { key: 'here', text: views.here, filters: { here: 'true' } },
  { key: 'missing', text: views.missing, filters: { state: 'confirmed', here: 'false' } },
]

const keyOf = ({ id }: Registration) => String(id)

/** Who registered for an activity, who waits, who came, and who gave the place back. */
export function Screen() {
  const words = useWords(doorWords)
  const { values } = useAddress()
  const { activity = '', registration } = useParams()
  const list = useList('GET /agenda/:activity/registrations/', values, { activity })
  const columns = useMemo(() => columnsOf(words), [words])
  const to = useMemo(() => (row: Registration) => `/doors/${activity}/registrations/${row.id}`, [activity])
  return (
    <ListScreen
      title={words.registrations.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={to}
      open={registration}
      views={viewsOf(words)}
      searches
      tools={
        <Link className="button" data-kind="quiet" to={`/doors/${activity}`}>
          {words.registrations.door}
        </Link>
      }
      empty={words.door.empty}
    />
  )
}
