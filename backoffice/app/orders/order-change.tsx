import { useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { AreaField, CheckField, Fields, Submit } from '../kit/form.tsx'
import { LeaveByEscape } from '../kit/leave-by-escape.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Picker } from '../kit/picker.tsx'
import { useWords } from '../words/dictionary.ts'
import { useAddedTitles } from './added-titles.ts'
import { ChangeLine } from './change-line.tsx'
import { ChangeOutcome } from './change-outcome.tsx'
import { titlesFound } from './change-titles.ts'
import { type Order, touched, useReason } from './order-acts.ts'
import { useLooked } from './use-looked.ts'
import { orderWords } from './words.ts'

type Changeable = Answer<'GET /orders/:number/change/'>
/** Changes what is in an order: unfolds where its button stood. */
export function ChangeOrder({ order }: { order: Order }) {
  const { change: words } = useWords(orderWords)
  const reason = useReason()
  const [open, setOpen] = useState(false)
  if (!useMay('order.change')) return null
  if (!open)
    return (
      <ActButton whyNot={reason(order.acts.change)} onAct={() => setOpen(true)}>
        {words.begin}…
      </ActButton>
    )
  return <Opened number={order.number} close={() => setOpen(false)} />
}

function Opened({ number, close }: { number: string; close: () => void }) {
  const { data, error, refetch } = useCall('GET /orders/:number/change/', { params: { number } }, { staleTime: 0 })
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  return data ? <Form number={number} there={data} close={close} /> : null
}

interface FormProps {
  number: string
  there: Changeable
  close: () => void
}

function Form({ number, there, close }: FormProps) {
  const { change: words, order } = useWords(orderWords)
  const tell = useNotice()
  const act = useAct('POST /orders/:number/change/', touched, { anewOnConflict: true })
  const [copies, setCopies] = useState<Readonly<Record<number, number>>>({})
  const { added, add, setCopies: setAddedCopies } = useAddedTitles()
  const [keepShipping, setKeepShipping] = useState(false)
  const [reason, setReason] = useState('')
  const wish = {
    lines: there.lines
      .map(({ line, quantity }) => ({ line, quantity: copies[line] ?? quantity, was: quantity }))
      .filter(({ quantity, was }) => quantity !== was)
      .map(({ line, quantity }) => ({ line, quantity })),
    add: added.map(({ product, quantity }) => ({ product, quantity })),
    keep_shipping: keepShipping,
  }
  const isChanged = wish.lines.length > 0 || wish.add.length > 0
  const looked = useLooked('POST /orders/:number/change/preview/', number, isChanged ? wish : null, there.version)
  // Where somebody else was quicker, what is there now is shown, and the wish stays.
  const carryOut = () =>
    act.mutate(
      { params: { number }, body: { ...wish, reason, version: there.version } },
      {
        onSuccess: () => {
          tell({ text: words.done })
          close()
        },
      },
    )
  return (
    <LeaveByEscape className="act-form change" leave={close}>
      <Fields refusal={act.error} onSubmit={carryOut}>
        <ul className="change-lines">
          {there.lines.map((line) => (
            <ChangeLine
              key={line.line}
              line={line}
              quantity={copies[line.line] ?? line.quantity}
              onQuantity={(quantity) => setCopies({ ...copies, [line.line]: quantity })}
              onSwap={(title) => {
                setCopies({ ...copies, [line.line]: 0 })
                add(title, line.quantity)
              }}
            />
          ))}
          {added.map((title) => (
            <ChangeLine
              key={`added ${title.product}`}
              line={{ ...title, isNew: true }}
              quantity={title.quantity}
              onQuantity={(quantity) => setAddedCopies(title.product, quantity)}
            />
          ))}
        </ul>
        <Picker
          label={words.add}
          search={titlesFound}
          itemKey={({ product }) => String(product)}
          itemText={({ title }) => title}
          show={({ title, ean, quantity }) => words.found(title, ean, quantity)}
          onPick={(title) => add(title)}
        />
        <CheckField name="keep_shipping" label={words.keepShipping} checked={keepShipping} onChecked={setKeepShipping} />
        <ChangeOutcome {...looked} />
        <AreaField name="reason" label={order.reason} rows={2} required value={reason} onValue={setReason} maxLength={500} />
        <div className="act-form-end">
          <Submit busy={act.isPending} disabled={!isChanged || looked.outcome === null}>
            {words.carryOut}
          </Submit>
          <button type="button" className="button" data-kind="quiet" onClick={close}>
            {words.leave}
          </button>
        </div>
      </Fields>
    </LeaveByEscape>
  )
}
