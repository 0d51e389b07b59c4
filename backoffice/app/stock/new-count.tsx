import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { ChoiceField, Fields, Submit, TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { useStores } from './store-choice.tsx'
import { stockWords } from './words.ts'
import './stock.css'

/** A new count of the own store, or of one of its shelves. */
export function Screen() {
  const { counts: words } = useWords(stockWords)
  const { store_code: own } = useMe()
  const navigate = useNavigate()
  const stores = useStores()
  const [store, setStore] = useState(own ?? '')
  const [shelf, setShelf] = useState('')
  const begin = useAct('POST /counts/', ['GET /counts/'])
  const chosen = store || (stores[0]?.store_code ?? '')
  return (
    <section className="stock-page">
      <title>{words.begin}</title>
      <h1>{words.begin}</h1>
      <Fields
        refusal={begin.error}
        onSubmit={() =>
          begin.mutate({ body: { store_code: chosen, shelf } }, { onSuccess: ({ id }) => void navigate(`/counts/${id}`) })
        }
      >
        {own === null && (
          <ChoiceField
            name="store_code"
            label={words.store}
            value={chosen}
            onValue={setStore}
            options={stores.map(({ store_code, name }) => ({ value: store_code, text: name }))}
          />
        )}
        <TextField name="shelf" label={words.shelf} value={shelf} onValue={setShelf} maxLength={20} autoFocus />
        <Submit busy={begin.isPending}>{words.begin}</Submit>
      </Fields>
    </section>
  )
}
