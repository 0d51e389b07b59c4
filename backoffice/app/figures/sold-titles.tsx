import { useMemo } from 'react'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen } from '../kit/list-screen.tsx'
import { useWords } from '../words/dictionary.ts'
import { amountColumns } from './amount-columns.tsx'
import { PeriodFilters } from './filters.tsx'
import { figuresWords } from './words.ts'

type Row = Answer<'GET /figures/titles/'>['items'][number]

/** What titles sold. */
export function Screen() {
  const words = useWords(figuresWords)
  const { values } = useAddress()
  const list = useList('GET /figures/titles/', values)
  const columns = useMemo<Column<Row>[]>(
    () => [
      {
        key: 'title',
        head: words.columns.title,
        cell: ({ title, ean }) => (
          <>
            {title} <span className="quiet figures">{ean}</span>
          </>
        ),
      },
      ...amountColumns<Row>(words),
      {
        key: 'before_copies',
        head: words.columns.beforeCopies,
        figure: true,
        wide: true,
        cell: ({ before_copies }) => before_copies,
      },
    ],
    [words],
  )
  return (
    <ListScreen
      title={words.titles.title}
      list={list}
      columns={columns}
      rowKey={({ product }) => String(product)}
      to={({ product }) => `/titles/${product}?`}
      searches
      filters={<PeriodFilters />}
      empty={words.titles.empty}
    />
  )
}
