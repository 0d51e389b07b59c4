import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { call } from '../api/client.ts'
import { useAct } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { ChoiceField, Fields, Submit, TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { Picker } from '../kit/picker.tsx'
import { useScan } from '../kit/scan.ts'
import { useWords } from '../words/dictionary.ts'
import { bareCode } from './bare-code.ts'
import { useStores } from './store-choice.tsx'
import { stockWords } from './words.ts'
import './stock.css'

interface Line {
  product: number
  title: string
  ean: string
  copies: number
}
type Found = Answer<'GET /stock/titles/'>['items'][number]

/** Copies asked of another store, or sent to one. */
export function Screen() {
  const { newTransfer: words } = useWords(stockWords)
  const [search] = useSearchParams()
  const { store_code: own } = useMe()
  const navigate = useNavigate()
  const notice = useNotice()
  const stores = useStores().map(({ store_code, name }) => ({ value: store_code, text: name }))
  const sends = search.has('send')
  const [from, setFrom] = useState(search.get('from') ?? (sends ? (own ?? '') : ''))
  const [to, setTo] = useState(search.get('to') ?? (sends ? '' : (own ?? '')))
  const [note, setNote] = useState('')
  const [lines, setLines] = useState<readonly Line[]>([])
  const ask = useAct('POST /transfers/', ['GET /transfers/', 'GET /stock/'])
  const add = ({ product, title, ean }: Omit<Line, 'copies'>) =>
    setLines((before) =>
      before.some((line) => line.product === product)
        ? before.map((line) => (line.product === product ? { ...line, copies: line.copies + 1 } : line))
        : [...before, { product, title, ean, copies: 1 }],
    )
  const look = async (query: { product?: string; ean?: string }) => {
    try {
      add(await call('GET /stock/', { query }))
    } catch {
      notice({ text: words.unknown(query.ean ?? ''), kind: 'fault' })
    }
  }
  const first = search.get('product')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title that the screen was opened with, once
  useEffect(() => {
    if (first && lines.length === 0) void look({ product: first })
  }, [first])
  useScan((code) => void look({ ean: bareCode(code) }))
  const send = own !== null && from === own
  return (
    <section className="stock-page">
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <Fields
        refusal={ask.error}
        onSubmit={() =>
          ask.mutate(
            {
              body: {
                from_store: from,
                to_store: to,
                note,
                send: send || sends,
                lines: lines.map(({ product, copies }) => ({ product, copies })),
              },
            },
            {
              onSuccess: ({ id, state }) => {
                notice({ text: state === 'sent' ? words.sent : words.asked })
                void navigate(`/transfers/${id}`)
              },
            },
          )
        }
      >
        <ChoiceField
          name="from_store"
          label={words.from}
          value={from}
          onValue={setFrom}
          options={stores}
          empty={words.choose}
          required
        />
        <ChoiceField name="to_store" label={words.to} value={to} onValue={setTo} options={stores} empty={words.choose} required />
        <Picker<Found>
          label={words.add}
          search={async (q) =>
            (await call('GET /stock/titles/', { query: { q, limit: 20, ...(from && { store_code: from }) } })).items
          }
          itemKey={({ product }) => String(product)}
          itemText={({ title }) => title}
          show={({ title, ean, quantity }) => (
            <span className="stock-found">
              {title}
              <small className="quiet">
                {ean} · {quantity}
              </small>
            </span>
          )}
          onPick={add}
        />
        {lines.length === 0 ? <p className="quiet">{words.none}</p> : <Chosen lines={lines} onLines={setLines} />}
        <TextField name="note" label={words.note} value={note} onValue={setNote} maxLength={500} />
        <Submit busy={ask.isPending} disabled={lines.length === 0}>
          {send || sends ? words.send : words.ask}
        </Submit>
      </Fields>
    </section>
  )
}

function Chosen({ lines, onLines }: { lines: readonly Line[]; onLines: (lines: readonly Line[]) => void }) {
  const { newTransfer: words } = useWords(stockWords)
  return (
    <ul className="stock-lines">
      {lines.map(({ product, title, ean, copies }) => (
        <li key={product}>
          <p className="stock-name">
            <b>{title}</b>
            <small className="quiet">{ean}</small>
          </p>
          <input
            type="number"
            inputMode="numeric"
            className="stock-number"
            min={1}
            max={10_000}
            aria-label={words.copies(title)}
            value={copies}
            onChange={({ target }) => {
              const count = Math.max(1, Math.trunc(Number(target.value)) || 1)
              onLines(lines.map((line) => (line.product === product ? { ...line, copies: count } : line)))
            }}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={words.remove(title)}
            onClick={() => onLines(lines.filter((line) => line.product !== product))}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  )
}
