import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { frameWords } from '../frame/words.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark } from '../kit/shown.tsx'
import { StoreName } from '../kit/store-name.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { houseWords } from './words.ts'

type Row = Answer<'GET /users/'>['items'][number]
export type RoleNames = Record<Row['roles'][number], string>

const columnsOf = ({ colleagues: words }: Words, roles: RoleNames): Column<Row>[] => [
  { key: 'name', head: words.name, sort: 'name', cell: ({ name }) => name },
  { key: 'email', head: words.email, sort: 'email', wide: true, cell: ({ email }) => email },
  { key: 'roles', head: words.roles, cell: (row) => row.roles.map((role) => roles[role]).join(', ') },
  {
    key: 'store',
    head: words.store,
    wide: true,
    cell: ({ store_code }) => (store_code ? <StoreName code={store_code} /> : ''),
  },
  {
    key: 'state',
    head: words.state,
    cell: ({ active }) => <Mark tone={active ? 'good' : 'plain'}>{active ? words.works : words.left}</Mark>,
  },
]

const viewsOf = ({ colleagues: { views } }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'here', text: views.here, filters: { active: 'true' } },
  { key: 'elsewhere', text: views.elsewhere, filters: { new_place: 'true' } },
  { key: 'left', text: views.left, filters: { active: 'false' } },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/colleagues/${id}`

/** Who works here, and what each may do. */
export function Screen() {
  const words = useWords(houseWords)
  const { roles } = useWords(frameWords)
  const { values, query } = useAddress()
  const { colleague } = useParams()
  const list = useList('GET /users/', values)
  const columns = useMemo(() => columnsOf(words, roles), [words, roles])
  return (
    <ListScreen
      title={words.colleagues.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={colleague}
      views={viewsOf(words)}
      searches
      filters={
        <ChoiceFilter
          name="role"
          label={words.colleagues.roles}
          options={Object.entries(roles).map(([value, text]) => ({ value, text }))}
        />
      }
      tools={
        <>
          <Link className="button" data-kind="quiet" to="/roles">
            {words.colleagues.table}
          </Link>
          <Link className="button" data-kind="quiet" to={`/colleagues/new${query}`}>
            {words.colleagues.new}
          </Link>
        </>
      }
      empty={words.colleagues.empty}
    />
  )
}
