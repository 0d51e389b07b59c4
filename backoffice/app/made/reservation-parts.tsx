import { useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { useAct } from '../api/queries.ts'
import type { Refusal } from '../api/refusal.ts'
import { ActButton } from '../kit/act-button.tsx'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { usePaper } from '../kit/paper.tsx'
import { Day, Facts, Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { LastDayField, useLastDay } from './last-day.tsx'
import './made.css'
import { ReservationSlip, ShelfSlip } from './slips.tsx'
import { madeWords } from './words.ts'

type Reserved = Answer<'GET /reservations/:reservation/'>

/** What is kept, for whom and until when, and what can be done with it: handed over, released, kept longer, printed. */
export function ReservationParts({ of }: { of: Reserved }) {
  const { reservations: words } = useWords(madeWords)
  const notice = useNotice()
  const { print, paper } = usePaper()
  const touches = ['GET /reservations/', 'GET /stock/']
  const handOver = useAct('POST /reservations/:reservation/hand-over/', touches)
  const release = useAct('POST /reservations/:reservation/release/', touches)
  const keep = useAct('POST /reservations/:reservation/keep/', touches)
  const [receipt, setReceipt] = useState('')
  const until = useLastDay(of.last_day)
  const params = { reservation: of.id }
  const closed = of.acts.hand_over === null ? null : words.closed
  const told = (text: string) => ({
    onSuccess: () => notice({ text }),
    onError: (refusal: Refusal) => notice({ text: refusal.message, kind: 'fault' as const }),
  })
  return (
    <div className="made-parts">
      <p className="made-marks">
        <Mark tone={of.state === 'held' ? 'info' : 'good'}>{words.states[of.state]}</Mark>
      </p>
      <ul className="made-kept">
        {of.lines.map(({ product, title, ean, copies }) => (
          <li key={product}>
            <span className="figures">{copies} ×</span> {title} <span className="quiet figures">{ean}</span>
          </li>
        ))}
      </ul>
      <Facts
        of={[
          [words.columns.name, [of.name, of.phone, of.email].filter(Boolean).join(' · ')],
          [words.lastDay, <Day key="day" day={of.last_day} />],
          [words.store, of.store],
          [words.note, of.note],
          [
            words.by,
            <span key="by">
              {of.made_by ?? words.byReader}, <When at={of.made_at} short />
            </span>,
          ],
          [
            words.states[of.state],
            of.closed_at && (
              <span key="closed">
                <When at={of.closed_at} short /> {of.closed_by ?? words.byItself}
              </span>
            ),
          ],
        ]}
      />
      {of.state === 'held' && (
        <>
          <Fields
            refusal={handOver.error}
            onSubmit={() =>
              handOver.mutate({ params, body: { till_receipt: receipt } }, { onSuccess: () => notice({ text: words.handed }) })
            }
          >
            <TextField name="till_receipt" label={words.receipt} value={receipt} onValue={setReceipt} maxLength={40} />
            <Submit busy={handOver.isPending}>{words.handOver}</Submit>
          </Fields>
          <Fields
            refusal={keep.error}
            onSubmit={() =>
              keep.mutate(
                { params, body: { last_day: until.day, anyway: until.anyway } },
                { onSuccess: () => notice({ text: words.kept }) },
              )
            }
          >
            <LastDayField of={until} label={words.keep} refusal={keep.error} />
            <Submit kind="quiet" busy={keep.isPending}>
              {words.keep}
            </Submit>
          </Fields>
        </>
      )}
      <div className="made-acts">
        <ActButton whyNot={closed} busy={release.isPending} onAct={() => release.mutate({ params }, told(words.released))}>
          {words.release}
        </ActButton>
        <ActButton whyNot={closed} onAct={() => print(<ReservationSlip of={of} />)}>
          {words.slip}
        </ActButton>
        <ActButton
          whyNot={closed}
          onAct={() => print(<ShelfSlip code={of.code} name={of.name} until={of.last_day} titles={of.lines} />)}
        >
          {words.shelfSlip}
        </ActButton>
      </div>
      {paper}
    </div>
  )
}
