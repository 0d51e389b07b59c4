import { useMemo, useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useAddress } from '../kit/address.ts'
import { useBulk } from '../kit/bulk.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { Gauge } from './gauge.tsx'
import './trade.css'
import type { Words } from './words/es.ts'
import { tradeDeskWords } from './words.ts'

type Row = Answer<'GET /budgets/'>['items'][number]

const levels = { fine: 'good', near: 'wait', beyond: 'bad' } as const

const columnsOf = ({ budgets: words }: Words): Column<Row>[] => [
  { key: 'customer', head: words.columns.customer, cell: ({ customer_name }) => customer_name },
  {
    key: 'title',
    head: words.columns.title,
    cell: ({ title, contract, lot }) => [title, contract, lot].filter(Boolean).join(' · '),
  },
  { key: 'year', head: words.columns.year, sort: 'year', figure: true, said: true, cell: ({ year }) => year },
  { key: 'used', head: words.columns.used, cell: ({ used_percent, title }) => <Gauge percent={used_percent} label={title} /> },
  { key: 'assigned', head: words.columns.assigned, figure: true, wide: true, cell: ({ assigned }) => <Money euros={assigned} /> },
  {
    key: 'available',
    head: words.columns.available,
    figure: true,
    said: true,
    cell: ({ available }) => <Money euros={available} />,
  },
  {
    key: 'state',
    head: words.columns.state,
    wide: true,
    cell: ({ closed, level }) => (closed ? <Mark>{words.closed}</Mark> : <Mark tone={levels[level]}>{words.levels[level]}</Mark>),
  },
]

const viewsOf = ({ budgets: { views } }: Words): View[] => [
  { key: 'open', text: views.open, filters: { closed: 'false' } },
  { key: 'near', text: views.near, filters: { near: 'true' } },
  { key: 'closed', text: views.closed, filters: { closed: 'true' } },
  { key: 'all', text: views.all, filters: {} },
]

const keyOf = ({ budget }: Row) => String(budget)
const pathOf = ({ customer }: Row) => `/accounts/${customer}`

/** The budgets of every library; many are copied into a new year at once, each with its outcome. */
export function Screen() {
  const words = useWords(tradeDeskWords)
  const { values } = useAddress()
  const list = useList('GET /budgets/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  const round = useBulk('POST /budgets/next-year/', ['GET /budgets/', 'GET /accounts/', 'GET /customers/', 'GET /waiting/'])
  const may = useMay('budget.change')
  return (
    <ListScreen
      title={words.budgets.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      views={viewsOf(words)}
      searches
      empty={words.budgets.empty}
      {...(may && {
        bulk: (chosen: Row[], unchoose: () => void) => <NextYear chosen={chosen} unchoose={unchoose} round={round} />,
      })}
      outcomes={
        <>
          {round.nothing}
          {round.outcomes}
        </>
      }
    />
  )
}

interface NextYearProps {
  chosen: readonly Row[]
  unchoose: () => void
  round: ReturnType<typeof useBulk<'POST /budgets/next-year/'>>
}

function NextYear({ chosen, unchoose, round }: NextYearProps) {
  const { budgets: words } = useWords(tradeDeskWords)
  const year = Math.max(...chosen.map((row) => row.year)) + 1
  const [amount, setAmount] = useState<'same' | 'none'>('same')
  const [close, setClose] = useState(true)
  const copy = async () => {
    const nameOf = (id: number) => {
      const row = chosen.find(({ budget }) => budget === id)
      return row ? `${row.customer_name} · ${row.title}` : String(id)
    }
    const body = { year, amount, close, rows: chosen.map(({ budget }) => ({ id: budget })) }
    if ((await round.go(body, { done: words.copied, nameOf })) !== null) unchoose()
  }
  return (
    <>
      <select
        className="filter"
        aria-label={words.amounts}
        value={amount}
        onChange={({ target }) => setAmount(target.value as 'same' | 'none')}
      >
        <option value="same">{words.sameAmount}</option>
        <option value="none">{words.noAmount}</option>
      </select>
      <label className="check">
        <input type="checkbox" checked={close} onChange={({ target }) => setClose(target.checked)} />
        <span>{words.closeOld}</span>
      </label>
      <ActButton kind="main" busy={round.busy} onAct={() => void copy()}>
        {words.nextYear(chosen.length, year)}
      </ActButton>
    </>
  )
}
