import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { AreaField, ChoiceField, Fields, Submit, TextField } from '../kit/form.tsx'
import { Upload } from '../kit/upload.tsx'
import { useWords } from '../words/dictionary.ts'
import { useStores } from './store-choice.tsx'
import { stockWords } from './words.ts'
import './stock.css'

/** A file as it travels in a call. */
async function asSent(file: File): Promise<{ name: string; content: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return { name: file.name, content: btoa(text) }
}

/** A box has come: from whom, and what its note says. */
export function Screen() {
  const { deliveries: words } = useWords(stockWords)
  const { store_code: own } = useMe()
  const navigate = useNavigate()
  const stores = useStores()
  const [store, setStore] = useState(own ?? '')
  const [supplier, setSupplier] = useState('')
  const [number, setNumber] = useState('')
  const [text, setText] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const open = useAct('POST /supplier-deliveries/', ['GET /supplier-deliveries/'])
  const chosen = store || (stores[0]?.store_code ?? '')
  const begin = async () => {
    const sent = file && (await asSent(file))
    const body = { store_code: chosen, supplier, note_number: number, text, file: sent }
    const { id } = await open.mutateAsync({ body })
    void navigate(`/deliveries/${id}`)
  }
  return (
    <section className="stock-page">
      <title>{words.fresh}</title>
      <h1>{words.fresh}</h1>
      <Fields refusal={open.error} onSubmit={() => void begin().catch(() => {})}>
        {own === null && (
          <ChoiceField
            name="store_code"
            label={words.store}
            value={chosen}
            onValue={setStore}
            options={stores.map(({ store_code, name }) => ({ value: store_code, text: name }))}
          />
        )}
        <TextField
          name="supplier"
          label={words.supplier}
          hint={words.supplierHint}
          value={supplier}
          onValue={setSupplier}
          maxLength={120}
          autoFocus
        />
        <TextField name="note_number" label={words.number} value={number} onValue={setNumber} maxLength={40} />
        <Upload label={words.file} accept=".txt,.dat,.sin,.xlsx,.ods,.csv,.eml" onFiles={([first]) => setFile(first ?? null)} />
        {file && <p role="status">{file.name}</p>}
        <AreaField name="text" label={words.text} hint={words.textHint} value={text} onValue={setText} rows={6} />
        <Submit busy={open.isPending}>{words.begin}</Submit>
      </Fields>
    </section>
  )
}
