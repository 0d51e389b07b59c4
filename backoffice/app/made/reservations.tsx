import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen } from '../kit/list-screen.tsx'
import { Count, Day, Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import './made.css'
import { useStoreOptions } from './stores.ts'
import type { Words } from './words/es.ts'
import { madeWords } from './words.ts'

type Reserved = Answer<'GET /reservations/'>['items'][number]

const tones = { held: 'info', collected: 'good', released: 'plain' } as const

const columnsOf = ({ reservations: { columns, states } }: Words): Column<Reserved>[] => [
  { key: 'code', head: columns.code, cell: ({ code }) => code },
  {
    key: 'name',
    head: columns.name,
    cell: ({ name, phone, email }) => (
      <>
        {name}
        <br />
        {phone ? <a href={`tel:${phone}`}>{phone}</a> : <span className="quiet">{email}</span>}
      </>
    ),
  },
  { key: 'last_day', head: columns.lastDay, sort: 'last_day', cell: ({ last_day }) => <Day day={last_day} /> },
  { key: 'state', head: columns.state, cell: ({ state }) => <Mark tone={tones[state]}>{states[state]}</Mark> },
  { key: 'copies', head: columns.copies, figure: true, wide: true, cell: ({ copies }) => <Count of={copies} /> },
  { key: 'titles', head: columns.titles, wide: true, cell: ({ titles }) => titles },
  { key: 'store', head: columns.store, wide: true, cell: ({ store }) => store },
]

const keyOf = ({ id }: Reserved) => String(id)
const pathOf = ({ id }: Reserved) => `/reservations/${id}`

/** What stores keep for people, those whose last day comes first on top. */
export function Screen() {
  const words = useWords(madeWords)
  const { values } = useAddress()
  const { reservation } = useParams()
  const { store_code } = useMe()
  const stores = useStoreOptions()
  const list = useList('GET /reservations/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  const { reservations: own } = words
  return (
    <ListScreen
      title={own.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={reservation}
      searches
      views={[
        { key: 'held', text: own.views.held, filters: { state: 'held' } },
        { key: 'all', text: own.views.all, filters: {} },
      ]}
      filters={store_code === null && <ChoiceFilter name="store_code" label={own.store} options={stores} />}
      tools={
        <Link className="button" to="/new-reservation">
          {own.newTitle}
        </Link>
      }
      empty={own.empty}
    />
  )
}
