import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { daysOf, standingOf, tones } from './states.ts'
import type { Words } from './words/es.ts'
import { marketingWords } from './words.ts'

type Row = Answer<'GET /pins/'>['items'][number]

const columnsOf = (words: Words, languages: Record<string, string>): Column<Row>[] => [
  { key: 'question', head: words.pins.question, sort: 'question', cell: ({ question }) => question },
  { key: 'language', head: words.pins.language, cell: ({ language }) => languages[language] },
  {
    key: 'titles',
    head: words.pins.titles,
    long: true,
    wide: true,
    cell: ({ titles }) => titles.map(({ title }) => title).join(', '),
  },
  { key: 'dates', head: words.coupons.dates, wide: true, cell: (row) => daysOf(row, words) },
  {
    key: 'state',
    head: words.coupons.state,
    cell: (row) => <Mark tone={tones[standingOf(row)]}>{words.states[standingOf(row)]}</Mark>,
  },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/pins/${id}`

/** What stands first for a question. */
export function Screen() {
  const words = useWords(marketingWords)
  const { languages } = useWords(frameWords)
  const { values } = useAddress()
  const { pin } = useParams()
  const may = useMay('pin.change')
  const list = useList('GET /pins/', values)
  const columns = useMemo(() => columnsOf(words, languages), [words, languages])
  return (
    <ListScreen
      title={words.pins.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={pin}
      tools={may && <NewLink to="/pins/new">{words.pins.new}</NewLink>}
      searches
      filters={
        <ChoiceFilter
          name="language"
          label={words.pins.language}
          options={Object.entries(languages).map(([value, text]) => ({ value, text }))}
        />
      }
      empty={words.pins.empty}
    />
  )
}
