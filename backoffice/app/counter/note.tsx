import { useState } from 'react'
import { useAct } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { AreaField, Fields, Submit } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { useWords } from '../words/dictionary.ts'
import { counterWords } from './words.ts'

/** A remark for colleagues, kept in the order's history. */
export function Note({ number }: { number: string }) {
  const { order: words } = useWords(counterWords)
  const notice = useNotice()
  const may = useMay('order.note')
  const make = useAct('POST /orders/:number/note/', ['GET /orders/'])
  const [text, setText] = useState<string | null>(null)
  if (!may) return null
  if (text === null)
    return (
      <div className="counter-acts">
        <ActButton keys="N" onAct={() => setText('')}>
          {words.note}
        </ActButton>
      </div>
    )
  const send = () =>
    make.mutate(
      { params: { number }, body: { text } },
      {
        onSuccess: () => {
          notice({ text: words.noted })
          setText(null)
        },
      },
    )
  return (
    <Fields refusal={make.error} onSubmit={send}>
      <AreaField name="text" label={words.note} value={text} onValue={setText} rows={2} maxLength={500} required autoFocus />
      <Submit busy={make.isPending}>{words.keepNote}</Submit>
    </Fields>
  )
}
