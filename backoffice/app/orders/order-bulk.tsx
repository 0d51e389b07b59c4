import { useState } from 'react'
import type { RowOf } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { useBulk } from '../kit/bulk.tsx'
import { AreaField, TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { touched } from './order-acts.ts'
import { orderWords } from './words.ts'

export type OrderRow = RowOf<'GET /orders/'>

const invoiced = [...touched, 'GET /invoices/', 'GET /waiting/']

/** The rounds of many orders, which stay where their list is, and what is said of each order. */
export function useOrderRounds() {
  const { bulk: words } = useWords(orderWords)
  const cancelling = useBulk('POST /orders/cancel-unpaid/', touched)
  const noting = useBulk('POST /orders/note/', touched)
  const billing = useBulk('POST /orders/invoices/', invoiced)
  const rowsOf = (chosen: readonly OrderRow[]) => chosen.map(({ id, number }) => ({ id, number }))
  const saying = (chosen: readonly OrderRow[], done: (rows: number) => string) => ({
    done,
    nameOf: (id: number) => chosen.find((row) => row.id === id)?.number ?? String(id),
  })
  return {
    cancelling,
    noting,
    billing,
    outcomes: (
      <>
        {billing.refusal && (
          <p className="fault" role="alert">
            {billing.refusal.message}
          </p>
        )}
        {cancelling.outcomes}
        {noting.outcomes}
        {billing.outcomes}
      </>
    ),
    cancel: async (chosen: readonly OrderRow[], reason: string) =>
      (await cancelling.go({ reason, rows: rowsOf(chosen) }, saying(chosen, words.cancelled))) !== null,
    note: async (chosen: readonly OrderRow[], text: string) =>
      (await noting.go({ text, rows: rowsOf(chosen) }, saying(chosen, words.noted))) !== null,
    bill: async (chosen: readonly OrderRow[]) =>
      (await billing.go({ rows: rowsOf(chosen) }, saying(chosen, words.billed))) !== null,
  }
}

interface Props {
  chosen: readonly OrderRow[]
  rounds: ReturnType<typeof useOrderRounds>
  onDone: () => void
}

/** What is done with the orders that are chosen. What is packed and sent is done with their parcels, on the screen of dispatch. */
export function OrderBulk({ chosen, rounds, onDone }: Props) {
  const { bulk: words, order } = useWords(orderWords)
  const [mayCancel, mayNote, mayBill] = [useMay('order.cancel'), useMay('order.note'), useMay('invoice.issue')]
  const [reason, setReason] = useState('')
  const [text, setText] = useState('')
  const whenDone = (done: boolean) => {
    if (done) onDone()
    return done
  }
  return (
    <>
      {mayBill && (
        <ActButton busy={rounds.billing.busy} onAct={() => void rounds.bill(chosen).then(whenDone)}>
          {words.bill}
        </ActButton>
      )}
      {mayNote && (
        <ActForm
          name={order.note}
          refusal={rounds.noting.refusal}
          busy={rounds.noting.busy}
          onSubmit={() => rounds.note(chosen, text).then(whenDone)}
        >
          <AreaField name="text" label={order.noteText} rows={2} required value={text} onValue={setText} maxLength={500} />
        </ActForm>
      )}
      {mayCancel && (
        <ActForm
          name={words.cancel}
          kind="grave"
          whyNot={chosen.some(({ payment_state }) => payment_state !== 'pending') ? words.onlyUnpaid : null}
          refusal={rounds.cancelling.refusal}
          busy={rounds.cancelling.busy}
          onSubmit={() => rounds.cancel(chosen, reason).then(whenDone)}
        >
          <TextField name="reason" label={order.reason} value={reason} onValue={setReason} maxLength={500} required />
        </ActForm>
      )}
    </>
  )
}
