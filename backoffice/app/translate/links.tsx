import './translate.css'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { languages } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { useAct, useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import type { FrameWords } from '../frame/words.ts'
import { frameWords } from '../frame/words.ts'
import { ActButton } from '../kit/act-button.tsx'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { translateWords } from './words.ts'

type Row = Answer<'GET /text-links/'>['items'][number]

const tones = { good: 'good', moved: 'info', doubtful: 'wait', broken: 'bad', new: 'plain' } as const

/** How its address answered: a word for it, and why. */
const Answered = ({ row: { state, cause, status, leads_to }, words }: { row: Row; words: Words['links'] }) => (
  <span className="text-link-state">
    <Mark tone={tones[state]}>{words.states[state]}</Mark>
    {cause && (
      <span>
        {words.causes[cause]}
        {status !== null && ` (${status})`}
      </span>
    )}
    {leads_to && <span className="text-link-address">→ {leads_to}</span>}
  </span>
)

const columnsOf = (words: Words, names: FrameWords['languages']): Column<Row>[] => [
  {
    key: 'written',
    head: words.links.address,
    long: true,
    cell: ({ written }) => <span className="text-link-address">{written}</span>,
  },
  { key: 'answered', head: words.links.answered, long: true, cell: (row) => <Answered row={row} words={words.links} /> },
  { key: 'name', head: words.links.stands, sort: 'name', long: true, cell: ({ name }) => <span lang="es">{name}</span> },
  {
    key: 'kind',
    head: words.columns.kind,
    wide: true,
    cell: ({ kind, field }) => `${words.kinds[kind] ?? kind} · ${words.fields[field] ?? field}`,
  },
  {
    key: 'language',
    head: words.columns.language,
    wide: true,
    cell: ({ language }) => (language ? names[language] : words.links.everyLanguage),
  },
  { key: 'since', head: words.columns.since, sort: 'since', wide: true, cell: ({ since }) => <When at={since} short /> },
]

const viewsOf = ({ links: { states, views } }: Words): View[] => [
  { key: 'broken', text: views.broken, filters: { state: 'broken' } },
  { key: 'doubtful', text: states.doubtful, filters: { state: 'doubtful' } },
  { key: 'moved', text: states.moved, filters: { state: 'moved' } },
  { key: 'all', text: views.all, filters: {} },
]

/** Where a link is changed: fields of rows at their own desks, texts at this one. */
const desks: Record<string, string> = { 'menu-entry': 'menu', 'home-block': 'home-page', activity: 'agenda', partner: 'partners' }
const pathOf = ({ kind, record, field, language }: Row) =>
  (field === 'url' || field === 'website') && desks[kind]
    ? `/${desks[kind]}/${record}`
    : `/translate/${kind}/${encodeURIComponent(record)}/${language ?? 'es'}`

/** Links of all that is written, those that lead nowhere first. */
export function Screen() {
  const words = useWords(translateWords)
  const { languages: names } = useWords(frameWords)
  const { values } = useAddress()
  const list = useList('GET /text-links/', values)
  const read = useAct('POST /text-links/read/', ['GET /text-links/', 'GET /texts-nowhere/'])
  const may = useMay('text.write')
  const notice = useNotice()
  const columns = useMemo(() => columnsOf(words, names), [words, names])
  return (
    <ListScreen
      title={words.links.title}
      list={list}
      columns={columns}
      rowKey={({ id }) => String(id)}
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
            name="cause"
            label={words.links.cause}
            options={Object.entries(words.links.causes).map(([value, text]) => ({ value, text }))}
          />
        </>
      }
      tools={
        <>
          <Link className="button" data-kind="quiet" to="/translate?state=wanting">
            {words.title}
          </Link>
          {may && (
            <ActButton
              busy={read.isPending}
              onAct={() => read.mutate({}, { onSuccess: ({ links }) => notice({ text: words.links.wereRead(links) }) })}
            >
              {words.links.read}
            </ActButton>
          )}
        </>
      }
      empty={words.links.empty}
    />
  )
}
