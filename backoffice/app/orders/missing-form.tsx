import { useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { frameWords } from '../frame/words.ts'
import { ChoiceField, Fields, Submit, TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { useStoreNames } from '../kit/store-name.tsx'
import { useWords } from '../words/dictionary.ts'
import { fulfilmentWords } from './fulfilment-words.ts'
import { touched, useOrderActQuietly } from './order-acts.ts'

type Pick = Answer<'GET /stores/:store/picks/'>['items'][number]
const reasons = ['not_found', 'damaged', 'sold'] as const

interface Props {
  pick: Pick
  store: string
  onClose: () => void
}

/** Copies are not on the shelf: why, and how many. */
export function MissingForm({ pick, store, onClose }: Props) {
  const { picks: words } = useWords(fulfilmentWords)
  const { kit } = useWords(frameWords)
  const [reason, setReason] = useState<(typeof reasons)[number]>('not_found')
  const [copies, setCopies] = useState(String(pick.quantity - Math.max(pick.picked, pick.packed)))
  const act = useOrderActQuietly('POST /stores/:store/picks/:line/missing/', touched)
  const tell = useNotice()
  const nameOf = useStoreNames()
  const send = async () => {
    const answer = await act.run({ params: { store, line: pick.line }, body: { copies: Number(copies), reason } })
    if (!answer) return
    const elsewhere = answer.held_by.map(({ store_code, copies: there }) => `${nameOf(store_code)} (${there})`).join(', ')
    tell({ text: elsewhere ? words.movedTo(elsewhere) : words.nobodyHas })
    onClose()
  }
  return (
    <Fields refusal={act.refusal} onSubmit={() => void send()}>
      <ChoiceField
        name="reason"
        label={words.why}
        value={reason}
        onValue={(value) => setReason(reasons.find((known) => known === value) ?? 'not_found')}
        options={reasons.map((value) => ({ value, text: words.reasons[value] }))}
      />
      {pick.quantity - pick.packed > 1 && (
        <TextField name="copies" label={words.howMany} inputMode="numeric" value={copies} onValue={setCopies} required />
      )}
      <div className="act-form-end">
        <Submit busy={act.busy}>{words.missing}</Submit>
        <button type="button" className="button" data-kind="quiet" onClick={onClose}>
          {kit.cancel}
        </button>
      </div>
    </Fields>
  )
}
