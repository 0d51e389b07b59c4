import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { translateWords } from './words.ts'

type Row = Answer<'GET /texts-nowhere/'>['items'][number]

const columnsOf = (words: Words): Column<Row>[] => [
  { key: 'name', head: words.columns.name, sort: 'name', cell: ({ name }) => <span lang="es">{name}</span> },
  { key: 'kind', head: words.columns.kind, cell: ({ kind }) => words.kinds[kind] ?? kind },
  {
    key: 'reason',
    head: words.nowhere.reason,
    cell: ({ reason }) => <Mark tone={reason === 'hidden' ? 'plain' : 'wait'}>{words.nowhere.reasons[reason]}</Mark>,
  },
  { key: 'since', head: words.nowhere.since, sort: 'since', said: true, cell: ({ since }) => <When at={since} short /> },
]

const viewsOf = ({ nowhere: { reasons, all } }: Words): View[] => [
  { key: 'unled', text: reasons.unled, filters: { reason: 'unled' } },
  { key: 'no_screen', text: reasons.no_screen, filters: { reason: 'no_screen' } },
  { key: 'hidden', text: reasons.hidden, filters: { reason: 'hidden' } },
  { key: 'all', text: all, filters: {} },
]

const pathOf = ({ kind, record }: Row) => `/translate/${kind}/${encodeURIComponent(record)}/es`

/** What was written and no visitor comes upon. */
export function Screen() {
  const words = useWords(translateWords)
  const { values } = useAddress()
  const list = useList('GET /texts-nowhere/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.nowhere.title}
      list={list}
      columns={columns}
      rowKey={({ kind, record }) => `${kind}/${record}`}
      to={pathOf}
      views={viewsOf(words)}
      searches
      filters={
        <ChoiceFilter
          name="kind"
          label={words.filter.kind}
          options={(['page', 'post', 'gift-campaign'] as const).map((value) => ({ value, text: words.kinds[value] ?? value }))}
        />
      }
      tools={
        <Link className="button" data-kind="quiet" to="/translate?state=wanting">
          {words.title}
        </Link>
      }
      empty={words.nowhere.empty}
    />
  )
}
