import { useState } from 'react'
import { useAct } from '../api/queries.ts'
import { AreaField, Fields, Submit } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { useWords } from '../words/dictionary.ts'
import { counterWords } from './words.ts'

/** A card that was lost or found pays nothing from here on; why is kept. */
export function BlockCard({ card, onDone }: { card: number; onDone: () => void }) {
  const { giftCard: words } = useWords(counterWords)
  const notice = useNotice()
  const block = useAct('POST /scan/gift-cards/:card/block/', ['POST /scan/'])
  const [reason, setReason] = useState('')
  return (
    <Fields
      refusal={block.error}
      onSubmit={() =>
        block.mutate(
          { params: { card }, body: { reason } },
          {
            onSuccess: () => {
              notice({ text: words.nowBlocked })
              onDone()
            },
          },
        )
      }
    >
      <AreaField name="reason" label={words.reason} value={reason} onValue={setReason} rows={2} required />
      <Submit busy={block.isPending}>{words.block}</Submit>
    </Fields>
  )
}
