import { useState } from 'react'
import { useMay } from '../api/session.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { AreaField, TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { eurosOf } from './euros.ts'
import { type Order, useOrderAct } from './order-acts.ts'
import { orderWords } from './words.ts'

/** Money that goes back although nothing comes back, by line and for the delivery; above the limit a second person decides. */
export function GiveBack({ order }: { order: Order }) {
  const { order: words } = useWords(orderWords)
  const may = useMay('refund.request')
  const act = useOrderAct('POST /orders/:number/refund/', words.backAsked)
  const [amounts, setAmounts] = useState<Record<number, string>>({})
  const [shipping, setShipping] = useState('')
  const [reason, setReason] = useState('')
  if (!may) return null
  const lines = order.lines.filter(({ fulfilment }) =>
    ['sent', 'delivered', 'collected', 'collected_at_library'].includes(fulfilment),
  )
  const send = () =>
    act.run({
      params: { number: order.number },
      body: {
        lines: lines.flatMap(({ line }) => (amounts[line]?.trim() ? [{ line, amount: eurosOf(amounts[line]) }] : [])),
        shipping: shipping.trim() === '' ? 0 : eurosOf(shipping),
        reason,
      },
    })
  return (
    <div className="acts">
      <ActForm name={words.giveBack} kind="grave" refusal={act.refusal} busy={act.busy} onSubmit={send}>
        <p>{words.giveBackText}</p>
        {lines.map((line) => (
          <TextField
            key={line.line}
            name={`amount-${line.line}`}
            label={words.backOf(line.title)}
            inputMode="decimal"
            value={amounts[line.line] ?? ''}
            onValue={(value) => setAmounts({ ...amounts, [line.line]: value })}
          />
        ))}
        {order.shipping > 0 && (
          <TextField
            name="shipping"
            label={words.backOf(words.shipping)}
            inputMode="decimal"
            value={shipping}
            onValue={setShipping}
          />
        )}
        <AreaField name="reason" label={words.reason} rows={2} required value={reason} onValue={setReason} maxLength={500} />
      </ActForm>
    </div>
  )
}
