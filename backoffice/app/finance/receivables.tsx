import { useMemo } from 'react'
import { useParams } from 'react-router'
import { today } from '#kernel/days.ts'
import { shownEuros } from '#kernel/figures.ts'
import type { Answer } from '../api/calls.ts'
import { useCall, useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useAddress } from '../kit/address.ts'
import { useBulk } from '../kit/bulk.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Day, Mark, Money } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { creditShown } from './credit-shown.ts'
import { OwedBuckets } from './owed-buckets.tsx'
import type { Words } from './owed-words/es.ts'
import { owedWords } from './owed-words.ts'
import { owedTouched } from './touched.ts'

type Row = Answer<'GET /receivables/accounts/'>['items'][number]

const some = (euros: number) => (euros === 0 ? '' : <Money euros={euros} />)

const columnsOf = (words: Words, euros: (amount: number) => string): Column<Row>[] => [
  { key: 'name', head: words.columns.name, sort: 'name', cell: ({ customer_name }) => customer_name },
  { key: 'open', head: words.columns.open, sort: 'open', figure: true, cell: ({ open }) => <Money euros={open} /> },
  { key: 'not_due', head: words.columns.not_due, figure: true, wide: true, cell: (row) => some(row.not_due) },
  { key: 'to_30', head: words.columns.to_30, figure: true, wide: true, cell: (row) => some(row.to_30) },
  { key: 'to_60', head: words.columns.to_60, figure: true, wide: true, cell: (row) => some(row.to_60) },
  { key: 'to_90', head: words.columns.to_90, figure: true, wide: true, cell: (row) => some(row.to_90) },
  { key: 'over_90', head: words.columns.over_90, figure: true, wide: true, cell: (row) => some(row.over_90) },
  {
    key: 'oldest',
    head: words.columns.oldest,
    sort: 'oldest_due',
    said: true,
    cell: ({ oldest_due, days_late }) => (
      <>
        <Day day={oldest_due} /> {days_late > 0 && <Mark tone={days_late > 30 ? 'bad' : 'wait'}>{words.late(days_late)}</Mark>}
      </>
    ),
  },
  { key: 'credit', head: words.columns.credit, wide: true, cell: (row) => creditShown(row, words, euros) },
  {
    key: 'reminded',
    head: words.columns.reminded,
    wide: true,
    cell: ({ reminded_on }) => reminded_on && <Day day={reminded_on} />,
  },
]

const viewsOf = ({ views }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'late', text: views.late, filters: { late: 'true', sort: 'oldest_due' } },
]

const keyOf = ({ customer }: Row) => customer
const pathOf = ({ customer }: Row) => `/receivables/${customer}`

/** What each account owes, today or as it was on a day, by how late it is. */
export function Screen() {
  const words = useWords(owedWords)
  const language = useLanguage()
  const { values, set } = useAddress()
  const { customer } = useParams()
  const may = useMay('receipt.remind')
  const list = useList('GET /receivables/accounts/', values)
  const on = values['on']
  const { data: sum } = useCall('GET /receivables/accounts/sum/', { query: on ? { on } : {} })
  const round = useBulk('POST /receivables/accounts/remind/', owedTouched)
  const columns = useMemo(() => columnsOf(words, (amount) => shownEuros(amount, language)), [words, language])
  const remind = async (chosen: Row[], unchoose: () => void) => {
    const rows = chosen.map((row, index) => ({ id: index + 1, customer: row.customer }))
    const nameOf = (id: number) => chosen[id - 1]?.customer_name ?? String(id)
    if ((await round.go({ rows }, { done: words.remindedMany, nameOf })) !== null) unchoose()
  }
  const bulk = (chosen: Row[], unchoose: () => void) => {
    const code = chosen.find(({ acts }) => acts.remind !== null)?.acts.remind
    const open = chosen.reduce((all, row) => all + Math.round(row.open * 100), 0) / 100
    return (
      <>
        <span>{words.sum(shownEuros(open, language))}</span>
        <ActButton
          kind="main"
          busy={round.busy}
          whyNot={code ? (words.reasons[code] ?? code) : null}
          onAct={() => void remind(chosen, unchoose)}
        >
          {words.remindMany(chosen.length)}
        </ActButton>
      </>
    )
  }
  return (
    <ListScreen
      title={words.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={customer}
      views={viewsOf(words)}
      filters={
        <input
          type="date"
          className="filter"
          aria-label={words.on}
          title={words.on}
          max={today()}
          value={on ?? ''}
          onChange={({ target }) => set({ on: target.value })}
        />
      }
      settings={['on']}
      searches
      empty={words.empty}
      {...(may && { bulk })}
      outcomes={
        <>
          {round.nothing}
          {round.outcomes}
          {sum && <OwedBuckets of={sum} name={words.all(sum.accounts)} />}
        </>
      }
    />
  )
}
