import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { TextField } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Facts, Mark, Money, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { askerOf, causeOf, type RefundRow } from './refund-asker.ts'
import type { Words } from './refund-words/es.ts'
import { refundWords } from './refund-words.ts'
import { refundTones } from './tones.ts'
import { refundTouched } from './touched.ts'
import { financeWords } from './words.ts'

/** One refund: what is asked and why, by what it goes back, what of its order did already, and the decision. */
export function Screen() {
  const { refund: id = '' } = useParams()
  const words = useWords(refundWords)
  const { data: row, error, refetch } = useCall('GET /refunds/:refund/', { params: { refund: id } })
  const may = useMay('refund.approve')
  return (
    <DetailPane
      title={row ? words.of(row.order) : words.title}
      list="/refunds"
      row={id}
      head={row && <Mark tone={refundTones[row.state]}>{words.states[row.state]}</Mark>}
    >
      {error && !row && <Failed error={error} again={() => void refetch()} />}
      {row && (
        <>
          <Facts of={factsOf(row, words)} />
          {row.state === 'failed' && (
            <p>
              <Link to={`/payments?q=${row.order}`}>{words.trouble}</Link>
            </p>
          )}
          {may && <Decision key={id} row={row} />}
        </>
      )}
    </DetailPane>
  )
}

const some = (euros: number, key: string) => (euros === 0 ? '' : <Money key={key} euros={euros} />)

/** What waits of its order besides itself. */
const beside = ({ order_waiting, amount, state }: RefundRow) =>
  Math.round((order_waiting - (state === 'requested' ? amount : 0)) * 100) / 100

const factsOf = (row: RefundRow, words: Words): [string, ReactNode][] => [
  [
    words.columns.order,
    <Link key="order" to={`/orders/${row.order}`}>
      {row.order}
    </Link>,
  ],
  [words.columns.amount, <Money key="amount" euros={row.amount} />],
  [words.parts.goods, some(row.goods, 'goods')],
  [words.parts.shipping, some(row.shipping, 'shipping')],
  [words.parts.surcharge, some(row.surcharge, 'surcharge')],
  [
    words.columns.means,
    row.means.map(({ means, amount }) => (
      <span key={means}>
        {words.means[means]} <Money euros={amount} />{' '}
      </span>
    )),
  ],
  [words.columns.why, row.goodwill ? `${row.reason} (${words.goodwill})` : causeOf(row.reason, words)],
  [words.columns.asked, <When key="asked" at={row.requested_at} />],
  [words.columns.by, askerOf(row, words)],
  [words.paid, <Money key="paid" euros={row.order_paid} />],
  [words.givenBack, some(row.order_given_back, 'back')],
  [words.waiting, some(beside(row), 'waiting')],
  [words.approvedBy, row.approved_by === 'shop' ? words.askers.shop : row.approved_by],
  [words.refusedBy, row.refused_by],
  [words.refusedBecause, row.refused_because],
]

function Decision({ row }: { row: RefundRow }) {
  const words = useWords(refundWords)
  const { failed } = useWords(financeWords)
  const tell = useNotice()
  const approve = useAct('POST /refunds/:refund/approve/', refundTouched)
  const refuse = useAct('POST /refunds/:refund/refuse/', refundTouched)
  const [reason, setReason] = useState('')
  const params = { refund: row.refund }
  const whyNot = (code: string | null) => (code === null ? null : (words.reasons[code] ?? code))
  const onApprove = () =>
    approve.mutateAsync({ params, body: {} }).then(
      () => tell({ text: words.approved }),
      (error: unknown) => tell({ text: error instanceof Error && error.message ? error.message : failed, kind: 'fault' }),
    )
  const onRefuse = () =>
    refuse.mutateAsync({ params, body: { reason } }).then(
      () => {
        tell({ text: words.refused })
        return true
      },
      () => false,
    )
  return (
    <div className="detail-acts">
      <ActButton kind="main" busy={approve.isPending} whyNot={whyNot(row.acts.approve)} onAct={() => void onApprove()}>
        {words.approve}
      </ActButton>
      <ActForm
        name={words.refuse}
        whyNot={whyNot(row.acts.refuse)}
        refusal={refuse.error}
        busy={refuse.isPending}
        onSubmit={onRefuse}
      >
        <TextField name="reason" label={words.reason} value={reason} onValue={setReason} maxLength={500} required />
      </ActForm>
    </div>
  )
}
