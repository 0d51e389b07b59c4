import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useAct, useCall } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { AreaField, ChoiceField, Fields, Submit, TextField } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Picker } from '../kit/picker.tsx'
import { useScan } from '../kit/scan.ts'
import { Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { useAddedTitles } from './added-titles.ts'
import { titlesFound } from './change-titles.ts'
import { ExchangeLine } from './exchange-line.tsx'
import { ExchangeOutcome } from './exchange-outcome.tsx'
import { isWithCustomer, type Line, type Order, touched, useReason } from './order-acts.ts'
import { useLooked } from './use-looked.ts'
import { orderWords } from './words.ts'
import './order.css'

/** One thing back over the counter and another out in its place. A scan says which: what was bought comes back, all else goes out. */
export function Screen() {
  const { number = '' } = useParams()
  const { exchange: words } = useWords(orderWords)
  const reason = useReason()
  const { data: order, error, refetch } = useCall('GET /orders/:number/', { params: { number } })
  const whyNot = order ? reason(order.acts.exchange) : null
  return (
    <section className="exchange-page">
      <title>{words.title(number)}</title>
      <h1>{words.title(number)}</h1>
      {error && !order && <Failed error={error} again={() => void refetch()} />}
      {whyNot && <p className="fault">{whyNot}</p>}
      {order && whyNot === null && <Form key={number} order={order} />}
      <p>
        <Link to={`/orders/${number}`}>{words.open}</Link>
      </p>
    </section>
  )
}

function Form({ order }: { order: Order }) {
  const { exchange: words, order: orderTexts } = useWords(orderWords)
  const { number } = order
  const { store_code } = useMe()
  const tell = useNotice()
  const { data: stores } = useCall('GET /stores/', {}, { staleTime: 600_000 })
  const act = useAct('POST /orders/:number/exchange/', touched)
  const [store, setStore] = useState(store_code ?? '')
  const [back, setBack] = useState<Readonly<Record<number, number>>>({})
  const [damaged, setDamaged] = useState<readonly number[]>([])
  const { added, add, setCopies } = useAddedTitles()
  const [reason, setReason] = useState('')
  const [receipt, setReceipt] = useState('')
  const lines = order.lines.filter(isWithCustomer)
  const takeBack = (line: Line) =>
    setBack((before) => ({ ...before, [line.line]: Math.min((before[line.line] ?? 0) + 1, line.quantity - line.returned) }))
  useScan((code) => {
    const bought = lines.find(
      ({ line, ean, sku, quantity, returned }) => (ean === code || sku === code) && (back[line] ?? 0) < quantity - returned,
    )
    if (bought) return takeBack(bought)
    titlesFound(code).then(
      ([title]) => (title ? add(title) : tell({ text: words.unknown(code), kind: 'fault' })),
      (fault) => tell({ text: String(fault.message), kind: 'fault' }),
    )
  })
  const wish = {
    store_code: store,
    lines: lines
      .map(({ line }) => ({ line, quantity: back[line] ?? 0, restock: !damaged.includes(line) }))
      .filter(({ quantity }) => quantity > 0),
    add: added.map(({ product, quantity }) => ({ product, quantity })),
  }
  const isWhole = store !== '' && wish.lines.length > 0 && wish.add.length > 0
  const looked = useLooked('POST /orders/:number/exchange/preview/', number, isWhole ? wish : null)
  if (act.data) return <ExchangeOutcome outcome={act.data} fault="" done />
  return (
    <Fields
      refusal={act.error}
      onSubmit={() => act.mutate({ params: { number }, body: { ...wish, till_receipt: receipt, reason } })}
    >
      <ChoiceField
        name="store_code"
        label={words.store}
        value={store}
        onValue={setStore}
        empty="—"
        required
        disabled={store_code !== null}
        options={(stores?.items ?? []).map(({ store_code: value, name }) => ({ value, text: name }))}
      />
      <Section title={words.back} heading="h2">
        <ul className="change-lines">
          {lines.map((line) => (
            <ExchangeLine
              key={line.line}
              title={line.title}
              most={line.quantity - line.returned}
              copies={back[line.line] ?? 0}
              onCopies={(copies) => setBack({ ...back, [line.line]: copies })}
              damaged={damaged.includes(line.line)}
              onDamaged={(is) => setDamaged(is ? [...damaged, line.line] : damaged.filter((id) => id !== line.line))}
            />
          ))}
        </ul>
      </Section>
      <Section title={words.out} heading="h2">
        <ul className="change-lines">
          {added.map((title) => (
            <ExchangeLine
              key={title.product}
              title={title.title}
              most={99}
              copies={title.quantity}
              onCopies={(quantity) => setCopies(title.product, quantity)}
            />
          ))}
        </ul>
        <Picker
          label={words.add}
          search={titlesFound}
          itemKey={({ product }) => String(product)}
          itemText={({ title }) => title}
          show={({ title, ean, quantity }) => `${title} · ${ean} · ${quantity}`}
          onPick={add}
        />
      </Section>
      <ExchangeOutcome {...looked} />
      {(looked.outcome?.to_pay ?? 0) > 0 && (
        <TextField
          name="till_receipt"
          label={words.tillReceipt}
          hint={words.tillHint}
          value={receipt}
          onValue={setReceipt}
          maxLength={40}
        />
      )}
      <AreaField name="reason" label={orderTexts.reason} rows={2} required value={reason} onValue={setReason} maxLength={500} />
      <Submit busy={act.isPending} disabled={looked.outcome === null}>
        {words.carryOut}
      </Submit>
    </Fields>
  )
}
