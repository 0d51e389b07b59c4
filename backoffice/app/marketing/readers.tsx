import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { frameWords } from '../frame/words.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { readerTone } from './tones.ts'
import type { Words } from './words/es.ts'
import { marketingWords } from './words.ts'

type Row = Answer<'GET /newsletter/readers/'>['items'][number]

const columnsOf = ({ readers: words }: Words, languages: Record<string, string>): Column<Row>[] => [
  { key: 'email', head: words.email, cell: ({ email }) => email },
  { key: 'language', head: words.language, wide: true, cell: ({ language }) => languages[language] },
  { key: 'state', head: words.state, cell: ({ state }) => <Mark tone={readerTone[state]}>{words.states[state]}</Mark> },
  { key: 'asked_at', head: words.asked, sort: 'asked_at', wide: true, cell: ({ asked_at }) => <When at={asked_at} short /> },
  { key: 'bought', head: words.bought, wide: true, cell: ({ bought }) => (bought ? words.yes : words.no) },
  { key: 'card', head: words.card, wide: true, cell: ({ card }) => (card ? words.yes : words.no) },
]

const viewsOf = ({ readers: words }: Words): View[] => [
  { key: 'confirmed', text: words.states.confirmed, filters: {} },
  { key: 'pending', text: words.states.pending, filters: { state: 'pending' } },
  { key: 'ended', text: words.states.ended, filters: { state: 'ended' } },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/readers/${id}`

/** Who reads the newsletter, with what they accepted. */
export function Screen() {
  const words = useWords(marketingWords)
  const { languages } = useWords(frameWords)
  const { values } = useAddress()
  const { reader } = useParams()
  const list = useList('GET /newsletter/readers/', values)
  const columns = useMemo(() => columnsOf(words, languages), [words, languages])
  return (
    <ListScreen
      title={words.readers.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={reader}
      views={viewsOf(words)}
      searches
      filters={
        <>
          <ChoiceFilter
            name="language"
            label={words.readers.language}
            options={Object.entries(languages).map(([value, text]) => ({ value, text }))}
          />
          <ChoiceFilter
            name="bought"
            label={words.readers.bought}
            options={[
              { value: 'true', text: words.readers.yes },
              { value: 'false', text: words.readers.no },
            ]}
          />
          <ChoiceFilter
            name="card"
            label={words.readers.card}
            options={[
              { value: 'true', text: words.readers.yes },
              { value: 'false', text: words.readers.no },
            ]}
          />
        </>
      }
      empty={words.readers.empty}
    />
  )
}
