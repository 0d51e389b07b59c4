import { useMemo } from 'react'
import { useParams } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { DaysFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Count, Mark, When } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Words } from './books-words/es.ts'
import { booksWords } from './books-words.ts'

type Row = Answer<'GET /books/runs/'>['items'][number]

const columnsOf = (words: Words, language: Language): Column<Row>[] => [
  { key: 'at', head: words.historyColumns.at, sort: 'asked_at', cell: ({ asked_at }) => <When at={asked_at} /> },
  { key: 'by', head: words.historyColumns.by, cell: ({ asked_by }) => (asked_by === 'night' ? words.night : asked_by) },
  {
    key: 'differences',
    head: words.historyColumns.differences,
    figure: true,
    said: true,
    cell: ({ differences, failure }) =>
      failure === null ? (
        differences === null ? (
          words.waits
        ) : (
          <Mark tone={differences === 0 ? 'good' : 'bad'}>
            <Count of={differences} />
          </Mark>
        )
      ) : (
        <Mark tone="bad">{words.failedRun(failure)}</Mark>
      ),
  },
  {
    key: 'checks',
    head: words.historyColumns.checks,
    figure: true,
    wide: true,
    cell: ({ checks }) => checks !== null && <Count of={checks} />,
  },
  {
    key: 'took',
    head: words.historyColumns.took,
    figure: true,
    wide: true,
    cell: ({ took_ms }) => took_ms !== null && `${shownNumber(Math.round(took_ms / 100) / 10, language)} s`,
  },
]

const viewsOf = ({ views }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'differing', text: views.differing, filters: { differing: 'true' } },
]
const keyOf = ({ run }: Row) => String(run)
const pathOf = ({ run }: Row) => `/book-runs/${run}`

/** Each time the books were compared. */
export function Screen() {
  const words = useWords(booksWords)
  const language = useLanguage()
  const { values } = useAddress()
  const { run } = useParams()
  const list = useList('GET /books/runs/', values)
  const columns = useMemo(() => columnsOf(words, language), [words, language])
  return (
    <ListScreen
      title={words.history}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={run}
      views={viewsOf(words)}
      filters={<DaysFilter />}
      empty={words.historyEmpty}
    />
  )
}
