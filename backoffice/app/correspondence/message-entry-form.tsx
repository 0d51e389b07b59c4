import { useState } from 'react'
import { ActForm } from '../kit/act-form.tsx'
import { AreaField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { touched } from './message-touched.ts'
import { useSaidAct } from './use-act.ts'
import { correspondenceWords } from './words.ts'

/** A note for colleagues, or what the sender said by telephone or at a counter. */
export function MessageEntryForm({ kind, id }: { kind: 'note' | 'told'; id: number }) {
  const { message: words } = useWords(correspondenceWords)
  const act = useSaidAct(`POST /messages/:message/${kind}/`, touched, kind === 'note' ? words.noted : words.toldDone)
  const [text, setText] = useState('')
  return (
    <ActForm
      name={kind === 'note' ? words.note : words.told}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={async () => {
        const done = await act.run({ params: { message: id }, body: { text } })
        if (done) setText('')
        return done
      }}
    >
      <AreaField
        name="text"
        label={kind === 'note' ? words.noteText : words.toldText}
        rows={3}
        value={text}
        onValue={setText}
        maxLength={10_000}
        required
      />
    </ActForm>
  )
}
