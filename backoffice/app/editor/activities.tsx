import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { Language } from '#kernel/language.ts'
import { useCall, useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter, DaysFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { type ActivityRow, activityTones, stateOf } from './activity-states.ts'
import type { Words } from './words/es.ts'
import { editorWords } from './words.ts'

const columnsOf = ({ agenda: words }: Words, language: Language): Column<ActivityRow>[] => [
  { key: 'title', head: words.columns.title, cell: ({ title }) => title[language] || title.es },
  { key: 'starts', head: words.columns.starts, sort: 'starts_at', cell: ({ starts_at }) => <When at={starts_at} short /> },
  { key: 'place', head: words.columns.place, wide: true, cell: ({ place }) => place[language] || place.es },
  {
    key: 'taken',
    head: words.columns.taken,
    figure: true,
    cell: ({ taken, limited_places }) => (limited_places === null ? taken : `${taken} / ${limited_places}`),
  },
  { key: 'waiting', head: words.columns.waiting, figure: true, wide: true, cell: ({ waiting }) => waiting },
  {
    key: 'state',
    head: words.columns.state,
    cell: (row) => <Mark tone={activityTones[stateOf(row)]}>{words.states[stateOf(row)]}</Mark>,
  },
]

const viewsOf = ({ agenda: words }: Words): View[] => [
  { key: 'all', text: words.all, filters: {} },
  { key: 'draft', text: words.states.draft, filters: { published: 'false', called_off: 'false' } },
  { key: 'off', text: words.states.calledOff, filters: { called_off: 'true' } },
]

const keyOf = ({ id }: ActivityRow) => String(id)
const pathOf = ({ id }: ActivityRow) => `/agenda/${id}`

/** Activities of every state. */
export function Screen() {
  const words = useWords(editorWords)
  const language = useLanguage()
  const { values } = useAddress()
  const { activity } = useParams()
  const may = useMay('agenda.change')
  const list = useList('GET /agenda/', values)
  const types = useCall('GET /agenda/types/').data?.items ?? []
  const columns = useMemo(() => columnsOf(words, language), [words, language])
  return (
    <ListScreen
      title={words.agenda.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={activity}
      views={viewsOf(words)}
      tools={
        <>
          <Link className="button" data-kind="quiet" to="/agenda-month">
            {words.agenda.calendar}
          </Link>
          <Link className="button" data-kind="quiet" to="/activity-types">
            {words.types.title}
          </Link>
          {may && <NewLink to="/agenda/new">{words.agenda.new}</NewLink>}
        </>
      }
      filters={
        <>
          <ChoiceFilter
            name="type"
            label={words.agenda.type}
            options={types.map(({ id, name }) => ({ value: String(id), text: name[language] }))}
          />
          <DaysFilter />
        </>
      }
      searches
      empty={words.agenda.empty}
    />
  )
}
