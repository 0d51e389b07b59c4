import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Count, Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import './imports.css'
import { toneOf } from './live.ts'
import type { Words } from './words/es.ts'
import { importWords } from './words.ts'

type Row = Answer<'GET /imports/runs/'>['items'][number]

const columnsOf = ({ columns, kinds, states }: Words): Column<Row>[] => [
  { key: 'file', head: columns.file, sort: 'source', cell: ({ file_name, source }) => file_name ?? source },
  { key: 'kind', head: columns.kind, cell: ({ kind }) => kinds[kind] },
  { key: 'state', head: columns.state, cell: ({ state }) => <Mark tone={toneOf[state]}>{states[state]}</Mark> },
  { key: 'begun', head: columns.begun, sort: 'started_at', wide: true, cell: ({ started_at }) => <When at={started_at} /> },
  {
    key: 'changes',
    head: columns.changes,
    wide: true,
    figure: true,
    cell: ({ inserted, changed }) => <Count of={inserted + changed} />,
  },
  {
    key: 'refused',
    head: columns.refused,
    wide: true,
    figure: true,
    sort: 'refused',
    cell: ({ refused }) => <Count of={refused} />,
  },
  { key: 'read', head: columns.read, figure: true, sort: 'rows_read', cell: ({ rows_read }) => <Count of={rows_read} /> },
]

const viewsOf = ({ views }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'runs', text: views.runs, filters: { kind: 'run' } },
  { key: 'trials', text: views.trials, filters: { kind: 'trial' } },
  { key: 'failed', text: views.failed, filters: { state: 'failed' } },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/imports/${id}`

/** What was brought in and what was only checked; a file is added beside it. */
export function Screen() {
  const words = useWords(importWords)
  const { values } = useAddress()
  const { run } = useParams()
  const list = useList('GET /imports/runs/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={run}
      searches
      views={viewsOf(words)}
      filters={
        <ChoiceFilter
          name="state"
          label={words.filter.state}
          options={Object.entries(words.states).map(([value, text]) => ({ value, text }))}
        />
      }
      tools={
        <>
          <Link className="button" data-kind="quiet" to="/imports/covers">
            {words.cover.title}
          </Link>
          <Link className="button" data-kind="quiet" to="/imports/rates">
            {words.rates}
          </Link>
          <Link className="button" to="/imports/new">
            {words.add}
          </Link>
        </>
      }
      empty={words.empty}
    />
  )
}
