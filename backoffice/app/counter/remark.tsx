import { useState } from 'react'
import { useAct } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { AreaField, Fields, Submit } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { useWords } from '../words/dictionary.ts'
import { counterWords } from './words.ts'

/** Asks whoever keeps the catalogue for a title that it lacks, or to mend one. */
export function Remark({ code = '', product = null, onDone }: { code?: string; product?: number | null; onDone: () => void }) {
  const { remark: words } = useWords(counterWords)
  const { store_code } = useMe()
  const notice = useNotice()
  const make = useAct('POST /title-remarks/', ['GET /title-remarks/'])
  const [remark, setRemark] = useState('')
  return (
    <Fields
      refusal={make.error}
      onSubmit={() =>
        make.mutate(
          { body: { code, product, remark, store_code } },
          {
            onSuccess: () => {
              notice({ text: words.sent })
              onDone()
            },
          },
        )
      }
    >
      <AreaField
        name="remark"
        label={product === null ? words.lacking : words.wrong}
        value={remark}
        onValue={setRemark}
        rows={2}
        maxLength={500}
        required
      />
      <Submit busy={make.isPending}>{words.send}</Submit>
    </Fields>
  )
}
