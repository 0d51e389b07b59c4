import { useMemo } from 'react'
import { shownNumber } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import type { Answer, Input } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen } from '../kit/list-screen.tsx'
import { Count } from '../kit/shown.tsx'
import { useStoreNames } from '../kit/store-name.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { byViews } from './by.ts'
import { PeriodFilters } from './filters.tsx'
import { monthName, shortMonth } from './names.ts'
import { Picture } from './open-picture.tsx'
import type { Words } from './words/es.ts'
import { figuresWords } from './words.ts'
import './figures.css'

type Row = Answer<'GET /figures/promises/'>['items'][number]
type By = NonNullable<NonNullable<Input<'GET /figures/promises/'>['query']>['by']>

const isBy = (by: string | undefined, words: Words): by is By => by !== undefined && by in words.promises.by

function nameOf({ key, name }: Row, by: By, words: Words, language: Language, storeOf: (code: string) => string): string {
  const { promises } = words
  if (by === 'month') return monthName(key, language)
  if (by === 'store') return key === '' ? promises.noStore : storeOf(key)
  if (by === 'carrier') return key || promises.noCarrier
  if (by === 'kind') return promises.kinds[key] ?? key
  return name || key || promises.noCode
}

const withUnit = (value: number | null, language: Language) => (value === null ? '—' : shownNumber(value, language))

/** Promised days beside what happened. */
export function Screen() {
  const words = useWords(figuresWords)
  const { promises } = words
  const language = useLanguage()
  const storeOf = useStoreNames()
  const { values } = useAddress()
  const by = isBy(values['by'], words) ? values['by'] : 'month'
  const list = useList('GET /figures/promises/', values)
  const columns = useMemo<Column<Row>[]>(
    () => [
      { key: 'key', head: promises.key[by], sort: 'key', cell: (row) => nameOf(row, by, words, language, storeOf) },
      { key: 'share', head: promises.share, figure: true, cell: ({ share }) => withUnit(share, language) },
      { key: 'kept', head: promises.kept, sort: 'kept', figure: true, cell: ({ kept }) => <Count of={kept} /> },
      { key: 'late', head: promises.late, sort: 'late', figure: true, cell: ({ late }) => <Count of={late} /> },
      { key: 'untold', head: promises.untold, figure: true, wide: true, cell: ({ untold }) => <Count of={untold} /> },
      { key: 'days', head: promises.daysLate, figure: true, wide: true, cell: ({ days_late }) => withUnit(days_late, language) },
    ],
    [promises, by, words, language, storeOf],
  )
  const bars = list.rows.flatMap((row) =>
    row.share === null
      ? []
      : [
          {
            key: row.key,
            label: by === 'month' ? shortMonth(row.key, language) : nameOf(row, by, words, language, storeOf),
            value: row.share,
          },
        ],
  )
  return (
    <ListScreen
      title={promises.title}
      list={list}
      columns={columns}
      rowKey={({ key }) => key}
      to={({ key }) =>
        `/promises?${new URLSearchParams({ ...values, ...(by === 'store' && key ? { by: 'month', store_code: key } : { by: 'store' }) })}`
      }
      views={byViews(promises.by, values, 'month')}
      filters={
        <>
          <PeriodFilters />
          <ChoiceFilter
            name="kind"
            label={promises.kind}
            options={Object.entries(promises.kinds).map(([value, text]) => ({ value, text }))}
          />
        </>
      }
      outcomes={
        <>
          <Picture
            bars={bars}
            label={`${promises.title}, ${promises.by[by]}, ${promises.share}. ${words.picture}`}
            shown={(value) => shownNumber(value, language)}
            most={100}
          />
          <p className="figure-remarks">{promises.whatCounts}</p>
        </>
      }
      empty={promises.empty}
    />
  )
}
