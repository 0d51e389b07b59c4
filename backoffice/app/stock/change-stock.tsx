import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '../api/queries.ts'
import { ChoiceField, Fields, Submit, TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { useWords } from '../words/dictionary.ts'
import { optionsOf } from './options.ts'
import type { Store, Title } from './title.tsx'
import { stockWords } from './words.ts'

/** Another number in a store, with why; and the shelf on which it stands. */
export function ChangeStock({ title, store, onDone }: { title: Title; store: Store; onDone: () => void }) {
  const { title: words, byHand } = useWords(stockWords)
  const notice = useNotice()
  const client = useQueryClient()
  const [quantity, setQuantity] = useState(String(store.quantity))
  const [kind, setKind] = useState('correction')
  const [reason, setReason] = useState('')
  const [shelf, setShelf] = useState(store.shelf)
  // Counted from what stood here as the form was opened; who was refused has seen what stands here now.
  const [version, setVersion] = useState(store.version)
  const put = useAct('PUT /stock/', ['GET /stock/'])
  const name = useAct('PUT /stock/:product/shelf/', ['GET /stock/'])
  const counts = quantity !== String(store.quantity)
  const save = async () => {
    const place = { store_code: store.store_code }
    if (shelf !== store.shelf) await name.mutateAsync({ params: { product: title.product }, body: { ...place, shelf } })
    if (counts)
      await put.mutateAsync(
        { body: { ...place, version, product: title.product, quantity, kind: kind as 'correction', reason } },
        {
          onError: (refusal) => {
            if (!refusal.current) return
            setVersion(String(refusal.current['version']))
            void client.invalidateQueries({ predicate: ({ queryKey: [asked] }) => String(asked).startsWith('GET /stock/') })
          },
        },
      )
    notice({ text: words.saved })
    onDone()
  }
  return (
    <Fields refusal={put.error ?? name.error} onSubmit={() => void save().catch(() => {})} className="fields stock-change">
      <h4>{words.changeHead(store.name)}</h4>
      <TextField name="quantity" label={words.quantity} value={quantity} onValue={setQuantity} inputMode="numeric" autoFocus />
      {counts && (
        <>
          <ChoiceField name="kind" label={words.kind} value={kind} onValue={setKind} options={optionsOf(byHand)} />
          <TextField
            name="reason"
            label={words.reason}
            hint={words.reasonHint}
            value={reason}
            onValue={setReason}
            maxLength={200}
            required
          />
        </>
      )}
      <TextField name="shelf" label={words.newShelf} value={shelf} onValue={setShelf} maxLength={20} />
      <p className="stock-acts">
        <Submit busy={put.isPending || name.isPending}>{words.save}</Submit>
        <button type="button" className="button" data-kind="quiet" onClick={onDone}>
          {words.cancel}
        </button>
      </p>
    </Fields>
  )
}
