import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { shownEuros } from '#kernel/figures.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { useAddress } from '../kit/address.ts'
import { type Round, useBulk } from '../kit/bulk.tsx'
import { DaysFilter } from '../kit/filters.tsx'
import { TextField } from '../kit/form.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { amountColumn, orderColumn } from './movement-columns.tsx'
import { askerOf, causeOf, type RefundRow } from './refund-asker.ts'
import type { Words } from './refund-words/es.ts'
import { refundWords } from './refund-words.ts'
import { refundTones } from './tones.ts'
import { refundTouched } from './touched.ts'

const columnsOf = (words: Words, euros: (amount: number) => string): Column<RefundRow>[] => [
  orderColumn(words.columns.order),
  amountColumn(words.columns.amount),
  {
    key: 'asked',
    head: words.columns.asked,
    sort: 'requested_at',
    cell: (row) => (
      <>
        <When at={row.requested_at} short />
        <br />
        <span className="quiet">{askerOf(row, words)}</span>
      </>
    ),
  },
  { key: 'why', head: words.columns.why, long: true, cell: ({ reason }) => causeOf(reason, words) },
  {
    key: 'means',
    head: words.columns.means,
    wide: true,
    cell: ({ means }) => means.map((part) => words.means[part.means]).join(', '),
  },
  {
    key: 'rest',
    head: words.columns.rest,
    wide: true,
    cell: ({ order_given_back, order_waiting, amount, state }) =>
      [
        order_given_back > 0 && words.given(euros(order_given_back)),
        order_waiting > (state === 'requested' ? amount : 0) && words.waits(euros(order_waiting)),
      ]
        .filter(Boolean)
        .join(' · '),
  },
  { key: 'state', head: words.columns.state, cell: ({ state }) => <Mark tone={refundTones[state]}>{words.states[state]}</Mark> },
]

const viewsOf = ({ views }: Words): View[] => [
  { key: 'waiting', text: views.waiting, filters: { state: 'requested', sort: 'requested_at' } },
  { key: 'failed', text: views.failed, filters: { state: 'failed' } },
  { key: 'all', text: views.all, filters: {} },
]

const keyOf = ({ refund }: RefundRow) => String(refund)
const pathOf = ({ refund }: RefundRow) => `/refunds/${refund}`

/** Money that goes back, and who has to decide about it. */
export function Screen() {
  const words = useWords(refundWords)
  const language = useLanguage()
  const { values } = useAddress()
  const { refund } = useParams()
  const may = useMay('refund.approve')
  const list = useList('GET /refunds/', values)
  const approving = useBulk('POST /refunds/approve/', refundTouched)
  const refusing = useBulk('POST /refunds/refuse/', refundTouched)
  const columns = useMemo(() => columnsOf(words, (amount) => shownEuros(amount, language)), [words, language])
  const bulk = (chosen: RefundRow[], unchoose: () => void) => (
    <Deciding chosen={chosen} unchoose={unchoose} approving={approving} refusing={refusing} />
  )
  return (
    <ListScreen
      title={words.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={refund}
      views={viewsOf(words)}
      filters={<DaysFilter />}
      searches
      empty={words.empty}
      {...(may && { bulk })}
      outcomes={
        <>
          {approving.nothing}
          {approving.outcomes}
          {refusing.outcomes}
        </>
      }
    />
  )
}

interface DecidingProps {
  chosen: RefundRow[]
  unchoose: () => void
  approving: Round<'POST /refunds/approve/'>
  refusing: Round<'POST /refunds/refuse/'>
}

/** Many are decided together; what stands in the way of one is said of that one. */
function Deciding({ chosen, unchoose, approving, refusing }: DecidingProps) {
  const words = useWords(refundWords)
  const language = useLanguage()
  const [reason, setReason] = useState('')
  const rows = chosen.map(({ refund }) => ({ id: refund }))
  const nameOf = (id: number) => chosen.find(({ refund }) => refund === id)?.order ?? String(id)
  const sum = chosen.reduce((all, { amount }) => all + Math.round(amount * 100), 0) / 100
  const whyNot = (act: 'approve' | 'refuse') => {
    const code = chosen.find(({ acts }) => acts[act] !== null)?.acts[act]
    return code ? (words.reasons[code] ?? code) : null
  }
  const approve = async () => {
    if ((await approving.go({ rows }, { done: words.approvedMany, nameOf })) !== null) unchoose()
  }
  const refuse = async () => {
    const done = (await refusing.go({ reason, rows }, { done: words.refusedMany, nameOf })) !== null
    if (done) unchoose()
    return done
  }
  return (
    <>
      <span>{words.sum(shownEuros(sum, language))}</span>
      <ActButton kind="main" busy={approving.busy} whyNot={whyNot('approve')} onAct={() => void approve()}>
        {words.approveMany(chosen.length)}
      </ActButton>
      <ActForm
        name={words.refuseMany(chosen.length)}
        whyNot={whyNot('refuse')}
        refusal={refusing.refusal}
        busy={refusing.busy}
        onSubmit={refuse}
      >
        <TextField name="reason" label={words.reason} value={reason} onValue={setReason} maxLength={500} required />
      </ActForm>
    </>
  )
}
