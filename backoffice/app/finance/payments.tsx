import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { orderColumn } from './movement-columns.tsx'
import type { Words } from './words/es.ts'
import { financeWords } from './words.ts'

type Row = Answer<'GET /payments/flags/'>['items'][number]

const columnsOf = (words: Words): Column<Row>[] => [
  orderColumn(words.columns.order),
  {
    key: 'kind',
    head: words.columns.kind,
    cell: ({ kind, settled_at }) => <Mark tone={settled_at ? 'plain' : 'bad'}>{words.kinds[kind]}</Mark>,
  },
  { key: 'since', head: words.columns.since, sort: 'since', said: true, cell: ({ since }) => <When at={since} short /> },
  { key: 'note', head: words.columns.note, wide: true, cell: ({ note }) => note },
  { key: 'settled', head: words.columns.settled, wide: true, cell: ({ settled_by: by }) => by && (words.settledBy[by] ?? by) },
]

const viewsOf = ({ views }: Words): View[] => [
  { key: 'open', text: views.open, filters: {} },
  { key: 'all', text: views.all, filters: { all: 'true', sort: '-since' } },
]

const keyOf = ({ flag }: Row) => String(flag)
const pathOf = ({ flag }: Row) => `/payments/${flag}`

/** What banks and books do not agree on, the oldest first. */
export function Screen() {
  const words = useWords(financeWords)
  const { values } = useAddress()
  const { flag } = useParams()
  const list = useList('GET /payments/flags/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={flag}
      views={viewsOf(words)}
      filters={
        <ChoiceFilter
          name="kind"
          label={words.columns.kind}
          options={Object.entries(words.kinds).map(([value, text]) => ({ value, text }))}
        />
      }
      searches
      empty={words.empty}
    />
  )
}
