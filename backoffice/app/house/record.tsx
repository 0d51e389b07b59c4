import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { DaysFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words as ActWords } from './act-words/es.ts'
import { actionIn, actWords } from './act-words.ts'
import { subjectIn } from './subject-in.ts'
import { outcomeTone } from './tones.ts'
import type { Words } from './words/es.ts'
import { houseWords } from './words.ts'

type Row = Answer<'GET /acts/'>['items'][number]

const columnsOf = ({ record: words }: Words, acts: ActWords): Column<Row>[] => [
  { key: 'action', head: words.action, cell: ({ action }) => actionIn(acts, action) },
  { key: 'staff', head: words.who, cell: ({ staff }) => staff ?? '—' },
  { key: 'subject', head: words.subject, wide: true, cell: ({ subject }) => subjectIn(acts, subject) },
  { key: 'at', head: words.at, sort: 'at', cell: ({ at }) => <When at={at} /> },
  {
    key: 'outcome',
    head: words.outcome,
    cell: ({ outcome, look }) => (
      <Mark tone={look ? 'plain' : outcomeTone[outcome]}>{look ? words.look : words.outcomes[outcome]}</Mark>
    ),
  },
]

const viewsOf = ({ record: { views } }: Words): View[] => [
  { key: 'acts', text: views.acts, filters: { looks: 'false' } },
  { key: 'refused', text: views.refused, filters: { looks: 'false', outcome: 'refused' } },
  { key: 'forbidden', text: views.forbidden, filters: { looks: 'false', outcome: 'forbidden' } },
  { key: 'failed', text: views.failed, filters: { looks: 'false', outcome: 'failed' } },
  { key: 'looks', text: views.looks, filters: { looks: 'true' } },
  { key: 'all', text: views.all, filters: {} },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/record/${id}`

/** Who did what, when, to what, and how it ended. */
export function Screen() {
  const words = useWords(houseWords)
  const acts = useWords(actWords)
  const { values } = useAddress()
  const { act } = useParams()
  const list = useList('GET /acts/', values)
  const columns = useMemo(() => columnsOf(words, acts), [words, acts])
  return (
    <ListScreen
      title={words.record.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={act}
      views={viewsOf(words)}
      searches
      filters={<DaysFilter />}
      empty={words.record.empty}
    />
  )
}
