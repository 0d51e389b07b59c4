import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { ActButton } from '../kit/act-button.tsx'
import { useAddress } from '../kit/address.ts'
import { useBulk } from '../kit/bulk.tsx'
import { DaysFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Day, Mark, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { BankFile } from './bank-file.tsx'
import type { Words } from './bank-words/es.ts'
import { bankWords } from './bank-words.ts'
import './bank.css'
import { bankTouched } from './touched.ts'

type Row = Answer<'GET /bank/entries/'>['items'][number]

const columnsOf = (words: Words): Column<Row>[] => [
  { key: 'date', head: words.columns.date, sort: 'date', cell: ({ date }) => <Day day={date} /> },
  {
    key: 'amount',
    head: words.columns.amount,
    sort: 'amount',
    figure: true,
    sum: true,
    cell: ({ amount, open, state }) => (
      <>
        <Money euros={amount} />
        {state === 'to_match' && open !== amount && (
          <>
            <br />
            <span className="quiet">
              {words.columns.open} <Money euros={open} />
            </span>
          </>
        )}
      </>
    ),
  },
  {
    key: 'party',
    head: words.columns.party,
    cell: ({ party, text }) => (
      <>
        {party || '—'}
        <br />
        <span className="quiet bank-said">{text}</span>
      </>
    ),
  },
  { key: 'proposal', head: words.columns.proposal, wide: true, cell: (row) => <Proposal row={row} words={words} /> },
]

function Proposal({ row: { proposal, state }, words }: { row: Row; words: Words }) {
  if (state !== 'to_match') return <Mark tone={state === 'booked' ? 'good' : 'plain'}>{words.states[state]}</Mark>
  const [first, ...more] = proposal?.parts ?? []
  if (!proposal || !first) return <span className="quiet">{words.nothing}</span>
  return (
    <>
      <Mark tone={proposal.sure ? 'good' : 'wait'}>{proposal.because.map((reason) => words.because[reason]).join(', ')}</Mark>
      <br />
      {first.invoice} · {first.customer_name} {more.length > 0 && words.and(more.length)}
    </>
  )
}

const viewsOf = ({ views }: Words): View[] => [
  { key: 'match', text: views.match, filters: { state: 'to_match' } },
  { key: 'booked', text: views.booked, filters: { state: 'booked' } },
  { key: 'aside', text: views.aside, filters: { state: 'aside' } },
  { key: 'out', text: views.out, filters: { state: 'outgoing' } },
  { key: 'all', text: views.all, filters: {} },
]

const keyOf = ({ entry }: Row) => String(entry)
const pathOf = ({ entry }: Row) => `/bank/${entry}`

/** What the bank says came and went, with the invoices that it seems to pay. */
export function Screen() {
  const words = useWords(bankWords)
  const { values } = useAddress()
  const { entry } = useParams()
  const list = useList('GET /bank/entries/', values)
  const round = useBulk('POST /bank/entries/book/', bankTouched)
  const columns = useMemo(() => columnsOf(words), [words])
  const book = async (chosen: Row[], unchoose: () => void) => {
    const rows = chosen.map(({ entry: id, proposal }) => ({
      id,
      parts: (proposal?.parts ?? []).map(({ invoice, amount }) => ({ invoice, amount })),
    }))
    const nameOf = (id: number) => chosen.find((row) => row.entry === id)?.party ?? String(id)
    if ((await round.go({ rows }, { done: words.bookedMany, nameOf })) !== null) unchoose()
  }
  return (
    <ListScreen
      title={words.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={entry}
      views={viewsOf(words)}
      filters={<DaysFilter />}
      searches
      empty={words.empty}
      bulk={(chosen, unchoose) => (
        <ActButton
          kind="main"
          keys="b"
          busy={round.busy}
          whyNot={chosen.every(({ proposal }) => proposal?.sure) ? null : words.notSure}
          onAct={() => void book(chosen, unchoose)}
        >
          {words.bookMany(chosen.length)}
        </ActButton>
      )}
      outcomes={
        <>
          {round.nothing}
          {round.outcomes}
          <BankFile />
        </>
      }
    />
  )
}
