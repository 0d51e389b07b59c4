import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Day, Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './trade-words/es.ts'
import { tradeWords } from './trade-words.ts'
import './correspondence.css'
import { claimTone } from './tones.ts'

type Row = Answer<'GET /claims/'>['items'][number]

const columnsOf = ({ claims: { columns, overdue }, states, kinds }: Words): Column<Row>[] => [
  { key: 'claim', head: columns.claim, cell: ({ note }) => note },
  { key: 'customer', head: columns.customer, cell: ({ customer_name }) => customer_name },
  { key: 'made', head: columns.made, sort: 'date', wide: true, cell: ({ date }) => <When at={date} short /> },
  {
    key: 'due',
    head: columns.due,
    cell: ({ answer_by, overdue: late }) =>
      answer_by && (
        <>
          <Day day={answer_by} /> {late && <Mark tone="bad">{overdue}</Mark>}
        </>
      ),
  },
  { key: 'state', head: columns.state, cell: ({ state }) => <Mark tone={claimTone[state]}>{states[state]}</Mark> },
  {
    key: 'lines',
    head: columns.lines,
    wide: true,
    cell: ({ lines }) => lines.map(({ copies, title, kind }) => `${copies} × ${title} (${kinds[kind]})`).join(' · '),
  },
]

const viewsOf = ({ claims: { views } }: Words): View[] => [
  { key: 'open', text: views.open, filters: { state: 'open', sort: 'date' } },
  { key: 'accepted', text: views.accepted, filters: { state: 'accepted' } },
  { key: 'refused', text: views.refused, filters: { state: 'refused' } },
  { key: 'closed', text: views.closed, filters: { state: 'closed' } },
  { key: 'all', text: views.all, filters: {} },
]

const keyOf = ({ claim }: Row) => String(claim)
const pathOf = ({ claim }: Row) => `/claims/${claim}`

/** What libraries and companies claim of their delivery notes; what readers claim stands among the returns. */
export function Screen() {
  const words = useWords(tradeWords)
  const { values } = useAddress()
  const { claim: open } = useParams()
  const list = useList('GET /claims/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.claims.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={open}
      views={viewsOf(words)}
      searches
      filters={
        <ChoiceFilter
          name="kind"
          label={words.claims.anyKind}
          options={Object.entries(words.kinds).map(([value, text]) => ({ value, text }))}
        />
      }
      tools={
        <Link className="button" data-kind="quiet" to="/returns?kind=claim">
          {words.claims.ofReaders}
        </Link>
      }
      empty={words.claims.empty}
    />
  )
}
