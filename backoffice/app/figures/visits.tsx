import { useMemo } from 'react'
import { shownNumber } from '#kernel/figures.ts'
import type { Answer, Input } from '../api/calls.ts'
import { useCall, useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { DaysFilter } from '../kit/filters.tsx'
import { type Column, ListScreen } from '../kit/list-screen.tsx'
import { Count } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { longDay } from './names.ts'
import { Picture } from './open-picture.tsx'
import type { Words } from './words/es.ts'
import { figuresWords } from './words.ts'
import './figures.css'

type Row = Answer<'GET /figures/steps/'>['items'][number]
type Step = Exclude<keyof Row, 'day'>

const columnsOf = ({ visits: { steps, day } }: Words): Column<Row>[] => [
  { key: 'day', head: day, sort: 'day', cell: (row) => longDay(row.day) },
  ...Object.entries(steps).map(([step, head]) => ({
    key: step,
    head,
    figure: true,
    wide: step !== 'visit' && step !== 'paid',
    cell: (row: Row) => <Count of={row[step as Step]} />,
  })),
]

/** How far visitors came, from the first page to the payment. */
export function Screen() {
  const words = useWords(figuresWords)
  const { values } = useAddress()
  const list = useList('GET /figures/steps/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.visits.title}
      list={list}
      columns={columns}
      rowKey={({ day }) => day}
      to={({ day }) => `/visits?${new URLSearchParams({ from: day, to: day })}`}
      filters={<DaysFilter />}
      outcomes={<Steps />}
      empty={words.visits.empty}
    />
  )
}

function Steps() {
  const { visits: words, picture } = useWords(figuresWords)
  const language = useLanguage()
  const { values } = useAddress()
  const { from, to, shop } = values
  const asked = { from, to, shop } as NonNullable<Input<'GET /figures/steps/sum/'>['query']>
  const query = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
  const { data } = useCall('GET /figures/steps/sum/', { query })
  if (!data) return null
  const bars = data.items.map(({ step, times, before }) => ({ key: step, label: words.steps[step], value: times, before }))
  return (
    <>
      <Picture bars={bars} label={`${words.title}. ${picture}`} shown={(value) => shownNumber(value, language)} />
      <table className="figure-steps">
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.step}</th>
            <th scope="col" className="figure">
              {words.times}
            </th>
            <th scope="col" className="figure">
              {words.share}
            </th>
            <th scope="col" className="figure">
              {words.beforeTimes}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.items.map(({ step, times, share, before }) => (
            <tr key={step}>
              <th scope="row">{words.steps[step]}</th>
              <td className="figure">{shownNumber(times, language)}</td>
              <td className="figure">{share === null ? '—' : shownNumber(share, language)}</td>
              <td className="figure">{shownNumber(before, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="figure-remarks">{words.whatCounts}</p>
    </>
  )
}
