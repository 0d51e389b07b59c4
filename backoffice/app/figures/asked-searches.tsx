import './figures.css'
import { useMemo } from 'react'
import { shownNumber } from '#kernel/figures.ts'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { frameWords } from '../frame/words.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter, DaysFilter } from '../kit/filters.tsx'
import { type Column, ListScreen } from '../kit/list-screen.tsx'
import { searchPath } from '../kit/search-path.ts'
import { Count, When } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { Picture } from './open-picture.tsx'
import { figuresWords } from './words.ts'

type Row = Answer<'GET /figures/asked-searches/'>['items'][number]
const drawn = 12

/** What visitors ask the search most, how much they find, and whether they open any of it. */
export function Screen() {
  const { askedSearches: words, searches, picture } = useWords(figuresWords)
  const { languages: names } = useWords(frameWords)
  const language = useLanguage()
  const { values } = useAddress()
  const list = useList('GET /figures/asked-searches/', values)
  const columns = useMemo<Column<Row>[]>(
    () => [
      { key: 'words', head: searches.words, cell: (row) => row.words },
      { key: 'language', head: words.language, wide: true, cell: (row) => names[row.language] },
      { key: 'asked', head: searches.asked, sort: 'asked', figure: true, said: true, cell: ({ asked }) => <Count of={asked} /> },
      {
        key: 'results',
        head: words.results,
        sort: 'results',
        figure: true,
        said: true,
        cell: (row) => <Count of={row.results} />,
      },
      {
        key: 'opened',
        head: words.opened,
        sort: 'opened',
        figure: true,
        said: true,
        cell: ({ opened }) => <Count of={opened} />,
      },
      {
        key: 'share',
        head: words.share,
        figure: true,
        wide: true,
        cell: ({ opened_share }) => (opened_share === null ? '' : shownNumber(opened_share, language)),
      },
      { key: 'last', head: searches.last, sort: 'last_at', wide: true, cell: ({ last_at }) => <When at={last_at} short /> },
      {
        key: 'look',
        head: words.shop,
        wide: true,
        cell: (row) => (
          <a href={searchPath(row.language, row.words)} target="_blank" rel="noreferrer">
            {words.look}
          </a>
        ),
      },
    ],
    [words, searches, names, language],
  )
  const bars = list.rows.slice(0, drawn).map((row) => ({ key: row.key, label: row.words, value: row.asked }))
  return (
    <ListScreen
      title={words.title}
      list={list}
      columns={columns}
      rowKey={(row) => row.key}
      to={(row) => `/pins/new?${new URLSearchParams({ question: row.words, language: row.language })}`}
      searches
      filters={
        <>
          <DaysFilter />
          <ChoiceFilter
            name="language"
            label={words.language}
            options={Object.entries(names).map(([value, text]) => ({ value, text }))}
          />
        </>
      }
      outcomes={
        <>
          {bars.length > 1 && (
            <Picture bars={bars} label={`${words.title}. ${picture}`} shown={(value) => shownNumber(value, language)} />
          )}
          <p className="figure-remarks">{words.whatCounts}</p>
        </>
      }
      empty={words.empty}
    />
  )
}
