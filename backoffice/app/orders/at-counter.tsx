import { useState } from 'react'
import { AreaField, Fields, Submit } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { useOrderAct } from './order-acts.ts'
import { orderWords } from './words.ts'

/** An order of other stores, whose customer stands at this counter: shown for a day, with why. */
export function AtCounter({ number }: { number: string }) {
  const { order: words } = useWords(orderWords)
  const act = useOrderAct('POST /orders/:number/at-counter/', words.shownHere)
  const [reason, setReason] = useState('')
  return (
    <Fields refusal={act.refusal} onSubmit={() => void act.run({ params: { number }, body: { reason } })}>
      <p>{words.elsewhere}</p>
      <AreaField
        name="reason"
        label={words.reason}
        hint={words.elsewhereHint}
        rows={2}
        required
        value={reason}
        onValue={setReason}
        maxLength={500}
      />
      <Submit busy={act.busy}>{words.showHere}</Submit>
    </Fields>
  )
}
