import { useState } from 'react'
import type { RowOf } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { useBulk } from '../kit/bulk.tsx'
import { AreaField, TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { touched } from './order-acts.ts'
import { StoreField } from './store.tsx'
import { orderWords } from './words.ts'

export type OrderRow = RowOf<'GET /orders/'>

const withWaiting = [...touched, 'GET /waiting/']
const invoiced = [...withWaiting, 'GET /invoices/']

/** The rounds of many orders, which stay where their list is, and what is said of each order. */
export function useOrderRounds() {
  const { bulk: words } = useWords(orderWords)
  const cancelling = useBulk('POST /orders/cancel-unpaid/', touched)
  const noting = useBulk('POST /orders/note/', touched)
  const billing = useBulk('POST /orders/invoices/', invoiced)
  const holding = useBulk('POST /orders/hold/', withWaiting)
  const releasing = useBulk('POST /orders/release/', withWaiting)
  const preparing = useBulk('POST /orders/prepare-at/', touched)
  const rowsOf = (chosen: readonly OrderRow[]) => chosen.map(({ id, number }) => ({ id, number }))
  const saying = (chosen: readonly OrderRow[], done: (rows: number) => string) => ({
    done,
    nameOf: (id: number) => chosen.find((row) => row.id === id)?.number ?? String(id),
  })
  return {
    cancelling,
    noting,
    billing,
    holding,
    releasing,
    preparing,
    outcomes: (
      <>
        {[billing.refusal, releasing.refusal].map(
          (refusal) =>
            refusal && (
              <p key={refusal.message} className="fault" role="alert">
                {refusal.message}
              </p>
            ),
        )}
        {cancelling.outcomes}
        {noting.outcomes}
        {billing.outcomes}
        {holding.outcomes}
        {releasing.outcomes}
        {preparing.outcomes}
      </>
    ),
    cancel: async (chosen: readonly OrderRow[], reason: string) =>
      (await cancelling.go({ reason, rows: rowsOf(chosen) }, saying(chosen, words.cancelled))) !== null,
    note: async (chosen: readonly OrderRow[], text: string) =>
      (await noting.go({ text, rows: rowsOf(chosen) }, saying(chosen, words.noted))) !== null,
    bill: async (chosen: readonly OrderRow[]) =>
      (await billing.go({ rows: rowsOf(chosen) }, saying(chosen, words.billed))) !== null,
    hold: async (chosen: readonly OrderRow[], reason: string) => {
      const letGo = (done: readonly number[]) => {
        const held = chosen.filter(({ id }) => done.includes(id))
        void releasing.go({ rows: rowsOf(held) }, saying(held, words.released))
      }
      return (await holding.go({ reason, rows: rowsOf(chosen) }, { ...saying(chosen, words.held), undo: letGo })) !== null
    },
    release: async (chosen: readonly OrderRow[]) =>
      (await releasing.go({ rows: rowsOf(chosen) }, saying(chosen, words.released))) !== null,
    prepareAt: async (chosen: readonly OrderRow[], store_code: string) =>
      (await preparing.go({ store_code, rows: rowsOf(chosen) }, saying(chosen, words.preparedAt))) !== null,
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
  const [mayHold, mayMove] = [useMay('order.hold'), useMay('pick.move')]
  const [reason, setReason] = useState('')
  const [text, setText] = useState('')
  const [holdReason, setHoldReason] = useState('')
  const [store, setStore] = useState('')
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
      {mayMove && (
        <ActForm
          name={order.prepareAt}
          refusal={rounds.preparing.refusal}
          busy={rounds.preparing.busy}
          onSubmit={() => rounds.prepareAt(chosen, store).then(whenDone)}
        >
          <p>{order.prepareAtNote}</p>
          <StoreField label={order.prepareAtStore} value={store} onValue={setStore} />
        </ActForm>
      )}
      {mayHold && (
        <ActForm
          name={words.hold}
          whyNot={chosen.every(({ on_hold_since }) => on_hold_since) ? words.allHeld : null}
          refusal={rounds.holding.refusal}
          busy={rounds.holding.busy}
          onSubmit={() => rounds.hold(chosen, holdReason).then(whenDone)}
        >
          <p>{order.holdNote}</p>
          <AreaField
            name="reason"
            label={order.reason}
            rows={2}
            required
            value={holdReason}
            onValue={setHoldReason}
            maxLength={500}
          />
        </ActForm>
      )}
      {mayHold && (
        <ActButton
          busy={rounds.releasing.busy}
          whyNot={chosen.some(({ on_hold_since }) => on_hold_since) ? null : words.noneHeld}
          onAct={() => void rounds.release(chosen).then(whenDone)}
        >
          {words.release}
        </ActButton>
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
