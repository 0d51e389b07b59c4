import { useMemo } from 'react'
import { shownEuros } from '#kernel/figures.ts'
import type { Answer } from '../api/calls.ts'
import { useCall, useList } from '../api/queries.ts'
import { ActButton } from '../kit/act-button.tsx'
import { useAddress } from '../kit/address.ts'
import { useBulk } from '../kit/bulk.tsx'
import { type Column, ListScreen } from '../kit/list-screen.tsx'
import { Count, Day, Mark, Money } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Words } from './invoice-words/es.ts'
import { invoiceWords } from './invoice-words.ts'

type Row = Answer<'GET /invoices/month/'>['items'][number]

const columnsOf = ({ month: words }: Words): Column<Row>[] => [
  {
    key: 'name',
    head: words.columns.name,
    sort: 'name',
    cell: ({ name, nif }) => (
      <>
        {name}
        <br />
        <span className="quiet">{nif}</span>
      </>
    ),
  },
  { key: 'parcels', head: words.columns.parcels, figure: true, said: true, cell: ({ parcels }) => <Count of={parcels} /> },
  { key: 'notes', head: words.columns.notes, wide: true, cell: ({ notes }) => notes.join(', ') },
  { key: 'last', head: words.columns.last, wide: true, cell: ({ last_delivered }) => <Day day={last_delivered} /> },
  { key: 'invoices', head: words.columns.invoices, figure: true, wide: true, cell: ({ invoices }) => <Count of={invoices} /> },
  { key: 'total', head: words.columns.total, figure: true, sum: true, cell: ({ total }) => <Money euros={total} /> },
  {
    key: 'state',
    head: words.columns.state,
    cell: ({ why_not }) => (why_not === null ? <Mark tone="good">{words.ready}</Mark> : <Mark tone="bad">{why_not}</Mark>),
  },
]

const keyOf = ({ customer }: Row) => customer
const pathOf = ({ customer }: Row) => `/customers/${customer}`

/** The last twelve months, this one first. */
function months(): string[] {
  const [year = 0, month = 0] = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' })
    .format(new Date())
    .split('-')
    .map(Number)
  return Array.from({ length: 12 }, (_, back) => {
    const at = year * 12 + month - 1 - back
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}

/** Which month is looked at: one with nothing left to invoice is good news. */
const monthAsked = ['month']

/** What of a month is still to be invoiced, account by account: looked at, and issued in one act. */
export function Screen() {
  const all = useWords(invoiceWords)
  const { month: words } = all
  const language = useLanguage()
  const { values, set } = useAddress()
  const waits = useCall('GET /invoices/month/', { query: { limit: 1 } }, { enabled: values['month'] === undefined })
  const month = values['month'] ?? waits.data?.items[0]?.last_delivered.slice(0, 7) ?? months()[1] ?? ''
  const choices = useMemo(() => [...new Set([...months(), month])].toSorted().toReversed(), [month])
  const list = useList('GET /invoices/month/', { ...values, month }, {}, { enabled: !waits.isLoading })
  const round = useBulk('POST /invoices/month/', ['GET /invoices/', 'GET /receivables/', 'GET /waiting/'])
  const columns = useMemo(() => columnsOf(all), [all])
  const issue = async (chosen: Row[], unchoose: () => void) => {
    // The month stays though nothing of it waits any more.
    set({ month })
    const rows = chosen.map(({ customer }, index) => ({ id: index + 1, customer }))
    const nameOf = (id: number) => chosen[id - 1]?.name ?? String(id)
    if ((await round.go({ month, rows }, { done: words.issued, nameOf })) !== null) unchoose()
  }
  const sum = (rows: readonly Row[]) => Math.round(rows.reduce((total, row) => total + row.total * 100, 0)) / 100
  return (
    <ListScreen
      title={words.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      searches
      filters={
        <select className="filter" aria-label={words.of} value={month} onChange={({ target }) => set({ month: target.value })}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice.split('-').toReversed().join('/')}
            </option>
          ))}
        </select>
      }
      settings={monthAsked}
      empty={words.empty}
      bulk={(chosen, unchoose) => (
        <>
          <span>{words.sum(shownEuros(sum(chosen), language))}</span>
          <ActButton
            kind="main"
            busy={round.busy}
            whyNot={chosen.every(({ why_not }) => why_not === null) ? null : words.whyNot}
            onAct={() => void issue(chosen, unchoose)}
          >
            {words.issue(chosen.length)}
          </ActButton>
        </>
      )}
      outcomes={
        <>
          {round.nothing}
          {round.outcomes}
        </>
      }
    />
  )
}
