import './names.css'
import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { NameKind } from '#modules/goods/names/staff-contract.ts'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { Lost } from '../frame/trouble.tsx'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen } from '../kit/list-screen.tsx'
import { Count, Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { isKind, Kinds } from './kinds.tsx'
import type { Words } from './words/es.ts'
import { nameWords } from './words.ts'

type Row = Answer<'GET /names/:kind/'>['items'][number]

const columnsOf = ({ columns, ended }: Words): Column<Row>[] => [
  { key: 'name', head: columns.name, sort: 'name', cell: ({ name }) => name },
  {
    key: 'note',
    head: columns.note,
    wide: true,
    cell: ({ note }) => <span className="quiet">{note}</span>,
  },
  {
    key: 'state',
    head: columns.state,
    wide: true,
    cell: (row) => row.ended && <Mark>{ended}</Mark>,
  },
  { key: 'titles', head: columns.titles, figure: true, cell: ({ titles }) => <Count of={titles} /> },
]

const keyOf = ({ id }: Row) => String(id)

export function Screen() {
  const { kind } = useParams()
  return isKind(kind) ? <Names key={kind} kind={kind} /> : <Lost />
}

function Names({ kind }: { kind: NameKind }) {
  const words = useWords(nameWords)
  const { name: open } = useParams()
  const { values } = useAddress()
  const list = useList('GET /names/:kind/', values, { kind })
  const may = useMay('name.change')
  const { filter, groups } = words
  const ends = kind === 'tag' || kind === 'attribute'
  const columns = useMemo(
    () => columnsOf(words).filter(({ key }) => (key !== 'state' || ends) && (key !== 'note' || kind !== 'publisher')),
    [words, ends, kind],
  )
  return (
    <ListScreen
      title={words.kinds[kind]}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={({ id }) => `/names/${kind}/${id}`}
      open={open}
      searches
      tabs={<Kinds />}
      tools={
        may && (
          <Link to={`/names/${kind}/new`} className="button">
            {words.fresh}
          </Link>
        )
      }
      filters={
        ends && (
          <>
            {kind === 'attribute' && (
              <ChoiceFilter
                name="group"
                label={filter.group}
                options={Object.entries(groups).map(([value, text]) => ({ value, text }))}
              />
            )}
            <ChoiceFilter
              name="ended"
              label={filter.ended}
              options={[
                { value: 'false', text: filter.open },
                { value: 'true', text: filter.over },
              ]}
            />
          </>
        )
      }
      empty={words.empty}
    />
  )
}
