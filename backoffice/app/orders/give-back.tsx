import { useState } from 'react'
import { shownEuros } from '#kernel/figures.ts'
import { figureSent } from '#kernel/read-figures.ts'
import { useMay } from '../api/session.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { AreaField, TextField } from '../kit/form.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { type Order, useOrderAct } from './order-acts.ts'
import { orderWords } from './words.ts'

/** Money that goes back although nothing comes back, by line and for the delivery; above the limit a second person decides. */
export function GiveBack({ order }: { order: Order }) {
  const { order: words } = useWords(orderWords)
  const may = useMay('refund.request')
  const act = useOrderAct('POST /orders/:number/refund/', words.backAsked)
  const language = useLanguage()
  const [amounts, setAmounts] = useState<Record<number, string>>({})
  const [asked, setAsked] = useState<readonly number[]>([])
  const [shipping, setShipping] = useState('')
  const [reason, setReason] = useState('')
  if (!may) return null
  const lines = order.lines.filter(({ fulfilment }) =>
    ['sent', 'delivered', 'collected', 'collected_at_library'].includes(fulfilment),
  )
  const send = () => {
    const some = lines.filter(({ line }) => amounts[line]?.trim())
    setAsked(some.map(({ line }) => line))
    return act.run({
      params: { number: order.number },
      body: {
        lines: some.map(({ line }) => ({ line, amount: figureSent(amounts[line] ?? '') })),
        shipping: shipping.trim() === '' ? 0 : figureSent(shipping),
        reason,
      },
    })
  }
  /** As the call names it, which was sent what was typed alone. */
  const nameOf = (line: number) => (asked.includes(line) ? `lines.${asked.indexOf(line)}.amount` : `amount-${line}`)
  return (
    <div className="acts">
      <ActForm name={words.giveBack} kind="grave" refusal={act.refusal} busy={act.busy} onSubmit={send}>
        <p>{words.giveBackText}</p>
        {lines.map((line) => (
          <TextField
            key={line.line}
            name={nameOf(line.line)}
            label={words.backOf(line.title)}
            hint={words.backPaid(shownEuros(line.paid, language))}
            inputMode="decimal"
            value={amounts[line.line] ?? ''}
            onValue={(value) => setAmounts({ ...amounts, [line.line]: value })}
          />
        ))}
        {order.shipping > 0 && (
          <TextField
            name="shipping"
            label={words.backOf(words.shipping)}
            hint={words.backPaid(shownEuros(order.shipping, language))}
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
