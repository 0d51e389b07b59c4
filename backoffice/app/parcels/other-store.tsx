import { useState } from 'react'
import { useAct } from '../api/queries.ts'
import { AreaField, Fields, Submit } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { useWords } from '../words/dictionary.ts'
import { parcelWords } from './words.ts'

/** An order of other stores, whose customer stands at this counter: shown for a day, with why. */
export function OtherStore({ number, onShown }: { number: string; onShown?: () => void }) {
  const words = useWords(parcelWords)
  const notice = useNotice()
  const act = useAct('POST /orders/:number/at-counter/', ['GET /orders/'])
  const [reason, setReason] = useState('')
  const shown = () => {
    notice({ text: words.shownHere })
    onShown?.()
  }
  return (
    <Fields refusal={act.error} onSubmit={() => act.mutate({ params: { number }, body: { reason } }, { onSuccess: shown })}>
      <p>{words.elsewhere}</p>
      <AreaField
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        rows={2}
        required
        value={reason}
        onValue={setReason}
        maxLength={500}
      />
      <Submit busy={act.isPending}>{words.showHere}</Submit>
    </Fields>
  )
}
