import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../../api/calls.ts'
import { useList } from '../../api/queries.ts'
import { useMe } from '../../api/session.tsx'
import { useAddress } from '../../kit/address.ts'
import { ChoiceFilter } from '../../kit/filters.tsx'
import { type Column, ListScreen } from '../../kit/list-screen.tsx'
import { Count, Day, Mark, Money, When } from '../../kit/shown.tsx'
import { useWords } from '../../words/dictionary.ts'
import { useStoreOptions } from '../stores.ts'
import { tones } from './tones.ts'
import type { Words } from './words/es.ts'
import { quoteWords } from './words.ts'

type Listed = Answer<'GET /quotes/'>['items'][number]

const columnsOf = ({ columns, states, version }: Words): Column<Listed>[] => [
  {
    key: 'number',
    head: columns.number,
    cell: ({ number, revision }) => (
      <>
        {number}
        {revision > 1 && <small className="quiet"> {version(revision)}</small>}
      </>
    ),
  },
  {
    key: 'name',
    head: columns.name,
    cell: ({ name, contact, email }) => (
      <>
        {name}
        <br />
        <span className="quiet">{contact || email}</span>
      </>
    ),
  },
  { key: 'state', head: columns.state, cell: ({ state }) => <Mark tone={tones[state]}>{states[state]}</Mark> },
  { key: 'valid_until', head: columns.until, sort: 'valid_until', cell: ({ valid_until }) => <Day day={valid_until} /> },
  { key: 'total', head: columns.total, figure: true, sum: true, cell: ({ total }) => <Money euros={total} /> },
  { key: 'copies', head: columns.copies, figure: true, wide: true, cell: ({ copies }) => <Count of={copies} /> },
  { key: 'titles', head: columns.titles, wide: true, cell: ({ titles }) => titles },
  { key: 'made_at', head: columns.made, sort: 'made_at', wide: true, cell: ({ made_at }) => <When at={made_at} short /> },
  { key: 'made_by', head: columns.by, wide: true, cell: ({ made_by }) => made_by },
]

const keyOf = ({ id }: Listed) => String(id)
const pathOf = ({ id }: Listed) => `/quotes/${id}`

/** Quotes, the newest first. */
export function Screen() {
  const words = useWords(quoteWords)
  const { values } = useAddress()
  const { quote } = useParams()
  const { store_code } = useMe()
  const stores = useStoreOptions()
  const list = useList('GET /quotes/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={quote}
      searches
      views={[
        { key: 'open', text: words.views.open, filters: { view: 'open' } },
        { key: 'ending', text: words.views.ending, filters: { view: 'ending', sort: 'valid_until' } },
        { key: 'accepted', text: words.views.accepted, filters: { view: 'accepted' } },
        { key: 'drafts', text: words.views.drafts, filters: { view: 'drafts' } },
        { key: 'expired', text: words.views.expired, filters: { view: 'expired' } },
        { key: 'all', text: words.views.all, filters: {} },
      ]}
      filters={store_code === null && <ChoiceFilter name="store_code" label={words.store} options={stores} />}
      tools={
        <Link className="button" to="/new-quote">
          {words.newTitle}
        </Link>
      }
      empty={words.empty}
    />
  )
}
