import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './review-words/es.ts'
import { reviewWords } from './review-words.ts'
import './correspondence.css'
import { reviewTone } from './tones.ts'

type Row = Answer<'GET /reviews/'>['items'][number]

const columnsOf = ({ columns, states, stars }: Words): Column<Row>[] => [
  { key: 'written_at', head: columns.written, sort: 'written_at', cell: ({ written_at }) => <When at={written_at} short /> },
  { key: 'title', head: columns.title, cell: ({ title }) => title },
  { key: 'stars', head: columns.stars, cell: (row) => stars(row.stars) },
  { key: 'state', head: columns.state, cell: ({ state }) => <Mark tone={reviewTone[state]}>{states[state]}</Mark> },
  { key: 'name', head: columns.name, wide: true, cell: ({ name }) => name },
  {
    key: 'words',
    head: columns.words,
    wide: true,
    cell: ({ words, language }) => <span lang={language}>{words.length > 140 ? `${words.slice(0, 140)}…` : words}</span>,
  },
]

const viewsOf = ({ views }: Words): View[] => [
  { key: 'waiting', text: views.waiting, filters: { state: 'waiting' } },
  { key: 'approved', text: views.approved, filters: { state: 'approved' } },
  { key: 'refused', text: views.refused, filters: { state: 'refused' } },
  { key: 'all', text: views.all, filters: {} },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/reviews/${id}`

/** What readers wrote of what they bought. */
export function Screen() {
  const words = useWords(reviewWords)
  const { values } = useAddress()
  const { review: open } = useParams()
  const list = useList('GET /reviews/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={open}
      views={viewsOf(words)}
      searches
      filters={
        <ChoiceFilter
          name="stars"
          label={words.anyStars}
          options={[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), text: words.stars(stars) }))}
        />
      }
      empty={words.empty}
    />
  )
}
