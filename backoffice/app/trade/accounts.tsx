import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import './trade.css'
import { Gauge } from './gauge.tsx'
import { stateTones } from './tones.ts'
import type { Words } from './words/es.ts'
import { tradeDeskWords } from './words.ts'

type Row = Answer<'GET /accounts/'>['items'][number]

const columnsOf = ({ accounts: { columns }, kinds, states }: Words): Column<Row>[] => [
  { key: 'name', head: columns.name, sort: 'name', cell: ({ name }) => name },
  { key: 'kind', head: columns.kind, wide: true, cell: ({ kind }) => kinds[kind] },
  { key: 'state', head: columns.state, cell: ({ state }) => <Mark tone={stateTones[state]}>{states[state]}</Mark> },
  { key: 'keeper', head: columns.keeper, wide: true, cell: ({ keeper }) => keeper },
  {
    key: 'owed',
    head: columns.owed,
    figure: true,
    said: true,
    cell: ({ owed, on_account }) => (on_account || owed > 0) && <Money euros={owed} />,
  },
  {
    key: 'limit',
    head: columns.limit,
    figure: true,
    wide: true,
    cell: ({ credit_limit }) => credit_limit !== null && <Money euros={credit_limit} />,
  },
  {
    key: 'budget',
    head: columns.budget,
    wide: true,
    cell: ({ budget_used, name }) => budget_used !== null && <Gauge percent={budget_used} label={name} />,
  },
  { key: 'phone', head: columns.phone, wide: true, cell: ({ phone }) => phone },
  { key: 'nif', head: columns.nif, wide: true, cell: ({ nif }) => nif },
]

const viewsOf = ({ accounts: { views } }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'mine', text: views.mine, filters: { keeper: 'me' } },
  { key: 'waiting', text: views.waiting, filters: { state: 'waiting' } },
  { key: 'libraries', text: views.libraries, filters: { kind: 'library' } },
  { key: 'businesses', text: views.businesses, filters: { kind: 'business' } },
]

const keyOf = ({ customer }: Row) => customer
const pathOf = ({ customer }: Row) => `/accounts/${customer}`

/** Libraries and businesses, by name. */
export function Screen() {
  const words = useWords(tradeDeskWords)
  const { values } = useAddress()
  const { customer } = useParams()
  const list = useList('GET /accounts/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  const states = Object.entries(words.states).map(([value, text]) => ({ value, text }))
  const { accounts: own } = words
  return (
    <ListScreen
      title={own.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={customer}
      views={viewsOf(words)}
      searches
      filters={
        <>
          <ChoiceFilter name="state" label={own.state} options={states} />
          <ChoiceFilter
            name="on_account"
            label={own.onAccount}
            options={[
              { value: 'true', text: own.withAccount },
              { value: 'false', text: own.without },
            ]}
          />
        </>
      }
      empty={own.empty}
    />
  )
}
