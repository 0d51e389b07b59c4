import { useMemo } from 'react'
import { shownNumber } from '#kernel/figures.ts'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { DaysFilter } from '../kit/filters.tsx'
import { type Column, ListScreen } from '../kit/list-screen.tsx'
import { Count, When } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { Picture } from './open-picture.tsx'
import { figuresWords } from './words.ts'
import './figures.css'

type Row = Answer<'GET /figures/searches/'>['items'][number]
const drawn = 12

/** What was looked for and not found. */
export function Screen() {
  const { searches: words, picture } = useWords(figuresWords)
  const language = useLanguage()
  const { values } = useAddress()
  const list = useList('GET /figures/searches/', values)
  const columns = useMemo<Column<Row>[]>(
    () => [
      { key: 'words', head: words.words, cell: (row) => row.words },
      { key: 'asked', head: words.asked, sort: 'asked', figure: true, cell: ({ asked }) => <Count of={asked} /> },
      { key: 'last', head: words.last, sort: 'last_at', said: true, cell: ({ last_at }) => <When at={last_at} short /> },
    ],
    [words],
  )
  const bars = list.rows.slice(0, drawn).map((row) => ({ key: row.words, label: row.words, value: row.asked }))
  return (
    <ListScreen
      title={words.title}
      list={list}
      columns={columns}
      rowKey={(row) => row.words}
      to={(row) => `/demand/${encodeURIComponent(row.words)}?kind=search`}
      searches
      filters={<DaysFilter />}
      outcomes={
        bars.length > 1 && (
          <Picture bars={bars} label={`${words.title}. ${picture}`} shown={(value) => shownNumber(value, language)} />
        )
      }
      empty={words.empty}
    />
  )
}
