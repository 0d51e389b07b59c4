import { useState } from 'react'
import { useAct } from '../api/queries.ts'
import { ChoiceField, Fields, Submit, TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { useWords } from '../words/dictionary.ts'
import type { Store, Title } from './title.tsx'
import { stockWords } from './words.ts'

/** Copies that are in another store already: they leave this one and arrive there at once, with why. */
export function MoveStock({ title, store, onDone }: { title: Title; store: Store; onDone: () => void }) {
  const { title: words } = useWords(stockWords)
  const tell = useNotice()
  const [to, setTo] = useState('')
  const [quantity, setQuantity] = useState('1')
  const [reason, setReason] = useState('')
  const move = useAct('POST /stock/move/', ['GET /stock/'])
  const others = title.stores.filter(({ store_code }) => store_code !== store.store_code)
  const save = () =>
    move.submit({ body: { product: title.product, from_store: store.store_code, to_store: to, quantity, reason } }).then(
      () => {
        tell({ text: words.moved })
        onDone()
      },
      () => undefined,
    )
  return (
    <Fields refusal={move.error} onSubmit={() => void save()} className="fields stock-change">
      <h4>{words.moveHead(store.name)}</h4>
      <p className="quiet">{words.moveHint}</p>
      <ChoiceField
        name="to_store"
        label={words.moveTo}
        value={to}
        onValue={setTo}
        options={others.map(({ store_code, name }) => ({ value: store_code, text: name }))}
        empty={words.choose}
        required
      />
      <TextField name="quantity" label={words.copies} value={quantity} onValue={setQuantity} inputMode="numeric" required />
      <TextField
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        onValue={setReason}
        maxLength={200}
        required
      />
      <p className="stock-acts">
        <Submit busy={move.isPending}>{words.move}</Submit>
        <button type="button" className="button" data-kind="quiet" onClick={onDone}>
          {words.cancel}
        </button>
      </p>
    </Fields>
  )
}
