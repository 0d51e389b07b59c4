import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import './customers.css'
import { accountName } from '../kit/account-name.ts'
import type { Words } from './words/es.ts'
import { customerWords } from './words.ts'

export type Row = Answer<'GET /customers/'>['items'][number]

const columnsOf = ({ customers: { columns }, kinds }: Words): Column<Row>[] => [
  { key: 'name', head: columns.name, cell: accountName },
  { key: 'email', head: columns.email, cell: ({ email }) => <span className="unbroken">{email}</span> },
  { key: 'phone', head: columns.phone, cell: ({ phone }) => phone },
  { key: 'kind', head: columns.kind, wide: true, cell: ({ kind }) => kinds[kind] },
  { key: 'nif', head: columns.nif, wide: true, cell: ({ nif }) => nif },
  { key: 'orders', head: columns.orders, figure: true, cell: ({ orders }) => orders },
  { key: 'since', head: columns.since, sort: 'since', wide: true, cell: ({ since }) => <When at={since} /> },
]

const viewsOf = ({ customers: { views } }: Words): View[] => [
  { key: 'find', text: views.find, filters: {} },
  { key: 'waiting', text: views.waiting, filters: { waiting: 'true' } },
  { key: 'libraries', text: views.libraries, filters: { kind: 'library' } },
  { key: 'businesses', text: views.businesses, filters: { kind: 'business' } },
]

const keyOf = ({ customer }: Row) => customer
const pathOf = ({ customer }: Row) => `/customers/${customer}`
const asks = ['q', 'kind', 'waiting', 'email', 'nif']

/** Who buys here, found by whatever is known of them. Everybody at once is nobody's business. */
export function Screen() {
  const words = useWords(customerWords)
  const { values } = useAddress()
  const { customer } = useParams()
  const asked = asks.some((name) => values[name])
  const found = useList('GET /customers/', values, {}, { enabled: asked })
  const list = asked ? found : { ...found, rows: [], loading: false, late: false, more: null, count: undefined, files: null }
  const columns = useMemo(() => columnsOf(words), [words])
  const kinds = Object.entries(words.kinds).map(([value, text]) => ({ value, text }))
  return (
    <ListScreen
      title={words.customers.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={customer}
      views={viewsOf(words)}
      searches
      filters={<ChoiceFilter name="kind" label={words.customers.kind} options={kinds} />}
      empty={words.customers.ask}
    />
  )
}
