import './translate.css'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { languages } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import type { FrameWords } from '../frame/words.ts'
import { frameWords } from '../frame/words.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { translateWords } from './words.ts'

const Agency = lazy(async () => ({ default: (await import('./agency.tsx')).Agency }))

type Row = Answer<'GET /texts/'>['items'][number]

/** What is missing of a language, in marks: what nobody wrote, what is behind, and whether somebody is at it. */
const State = ({ row: { empty, behind, drafted }, words }: { row: Row; words: Words['rowState'] }) => (
  <span className="text-marks">
    {empty > 0 && <Mark tone="bad">{words.empty(empty)}</Mark>}
    {behind > 0 && <Mark tone="wait">{words.behind(behind)}</Mark>}
    {empty + behind === 0 && <Mark tone="good">{words.complete}</Mark>}
    {drafted && <Mark tone="info">{words.drafted}</Mark>}
  </span>
)

const columnsOf = (words: Words, names: FrameWords['languages']): Column<Row>[] => [
  {
    key: 'name',
    head: words.columns.name,
    sort: 'name',
    // Letters alone have a name in each language.
    cell: ({ kind, name }) => (kind === 'letter' ? name : <span lang="es">{name || '—'}</span>),
  },
  { key: 'kind', head: words.columns.kind, wide: true, cell: ({ kind }) => words.kinds[kind] ?? kind },
  { key: 'language', head: words.columns.language, cell: ({ language }) => names[language] },
  { key: 'state', head: words.columns.state, cell: (row) => <State row={row} words={words.rowState} /> },
  { key: 'since', head: words.columns.since, sort: 'since', wide: true, cell: ({ since }) => <When at={since} short /> },
  {
    key: 'planned',
    head: words.columns.planned,
    wide: true,
    cell: ({ planned_at }) => planned_at && <When at={planned_at} short />,
  },
]

const viewsOf = ({ views }: Words): View[] => [
  { key: 'wanting', text: views.wanting, filters: { state: 'wanting', sort: 'since' } },
  { key: 'behind', text: views.behind, filters: { state: 'behind', sort: 'since' } },
  { key: 'empty', text: views.empty, filters: { state: 'empty' } },
  { key: 'draft', text: views.draft, filters: { state: 'draft' } },
  { key: 'mine', text: views.mine, filters: { state: 'draft', mine: 'true' } },
  { key: 'planned', text: views.planned, filters: { state: 'planned' } },
  { key: 'refused', text: views.refused, filters: { state: 'refused' } },
  { key: 'all', text: views.all, filters: {} },
]

const keyOf = ({ kind, record, language }: Row) => `${kind}/${record}/${language}`
const pathOf = ({ kind, record, language }: Row) => `/translate/${kind}/${encodeURIComponent(record)}/${language}`

/** What is said in three languages: what is missing, behind the Spanish, in work, or to be published. */
export function Screen() {
  const words = useWords(translateWords)
  const { languages: names } = useWords(frameWords)
  const { values } = useAddress()
  const list = useList('GET /texts/', values)
  const [agency, setAgency] = useState(false)
  const columns = useMemo(() => columnsOf(words, names), [words, names])
  return (
    <ListScreen
      title={words.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      views={viewsOf(words)}
      searches
      filters={
        <>
          <ChoiceFilter
            name="language"
            label={words.filter.language}
            options={languages.map((value) => ({ value, text: names[value] }))}
          />
          <ChoiceFilter
            name="kind"
            label={words.filter.kind}
            options={Object.entries(words.kinds).map(([value, text]) => ({ value, text }))}
          />
        </>
      }
      tools={
        <>
          <Link className="button" data-kind="quiet" to="/translate?kind=letter&language=es&sort=name">
            {words.emails}
          </Link>
          <Link className="button" data-kind="quiet" to="/translate/links?state=broken">
            {words.links.title}
          </Link>
          <Link className="button" data-kind="quiet" to="/translate/nowhere?reason=unled">
            {words.nowhere.title}
          </Link>
          <button type="button" className="button" data-kind="quiet" aria-expanded={agency} onClick={() => setAgency(!agency)}>
            {words.agency.title}
          </button>
        </>
      }
      outcomes={
        agency && (
          <Suspense fallback={null}>
            <Agency />
          </Suspense>
        )
      }
      empty={words.empty}
    />
  )
}
