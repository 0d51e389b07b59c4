import { useState } from 'react'
import { Link } from 'react-router'
import { type Day as DayOfShop, shownDay } from '#kernel/days.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { AreaField, CheckField, ChoiceField, TextField } from '../kit/form.tsx'
import { Count, Mark, Money, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { GiftOfLine } from './gift-of-line.tsx'
import { type Line, type Order, useOrderAct, useReason } from './order-acts.ts'
import { ChangeOrder } from './order-change.tsx'
import { toneOf } from './states.ts'
import { orderWords } from './words.ts'

/** What was ordered, which stores hold it, and what may be taken out of it. */
export function OrderLines({ order }: { order: Order }) {
  const { order: words } = useWords(orderWords)
  if (order.lines.length === 0) return null
  return (
    <Section title={words.lines}>
      <ul className="order-lines">
        {order.lines.map((line) => (
          <LineShown key={line.line} order={order} line={line} />
        ))}
      </ul>
      <div className="acts">
        <Prepare order={order} />
        <PrepareAt order={order} />
        <ChangeOrder order={order} />
        <CancelLines order={order} />
      </div>
    </Section>
  )
}

/** Copies that have left lie in no store any more. */
const unsent: readonly Line['fulfilment'][] = ['placed', 'awaiting_launch', 'preparing', 'ready']

function LineShown({ order, line }: { order: Order; line: Line }) {
  const { order: words, states } = useWords(orderWords)
  const mayMove = useMay('pick.move')
  return (
    <li>
      {line.image ? <img src={line.image} alt="" width={40} height={56} loading="lazy" /> : <span className="no-picture" />}
      <div className="order-line">
        <strong>{line.title}</strong>
        <span className="quiet">{[line.author, line.ean || line.sku].filter(Boolean).join(' · ')}</span>
        <span className="order-line-marks">
          <Mark tone={toneOf[line.status]}>{states[line.status]}</Mark>
          {unsent.includes(line.fulfilment) &&
            line.copies.map((copy) => (
              <Mark key={copy.store_code} tone={copy.picked === copy.quantity ? 'good' : 'plain'}>
                {words.heldBy(copy.store, copy.quantity, copy.picked)}
              </Mark>
            ))}
          {line.short > 0 && <Mark tone="bad">{words.short(line.short)}</Mark>}
          {line.returned > 0 && <Mark tone="info">{words.returnedCopies(line.returned)}</Mark>}
        </span>
        {line.signing && (
          <span className="order-line-marks">
            <Mark tone={line.signing.cancelled ? 'bad' : 'info'}>
              {line.signing.cancelled
                ? words.signingOff(line.signing.title)
                : words.toSign(shownDay(line.signing.on as DayOfShop), line.signing.dedication)}
            </Mark>
            <Link to={`/doors/${line.signing.activity}/signed`}>{line.signing.title}</Link>
          </span>
        )}
        {line.gift && <GiftOfLine order={order} line={line} gift={line.gift} />}
        {mayMove && line.copies.length > 0 && line.acts.move === null && <MoveCopies order={order} line={line} />}
      </div>
      <div className="order-line-money">
        <span>
          <Count of={line.quantity} /> × <Money euros={line.price} />
        </span>
        <strong>
          <Money euros={line.paid} />
        </strong>
      </div>
    </li>
  )
}

function Prepare({ order }: { order: Order }) {
  const { order: words } = useWords(orderWords)
  const reason = useReason()
  const act = useOrderAct('POST /orders/:number/prepare/', words.prepared)
  const awaited = order.lines.filter(({ fulfilment }) => fulfilment === 'awaiting_launch').map(({ line }) => line)
  if (!useMay('parcel.prepare') || awaited.length === 0) return null
  return (
    <ActButton
      busy={act.busy}
      whyNot={reason(order.acts.prepare)}
      onAct={() => void act.quick({ params: { number: order.number }, body: { lines: awaited } })}
    >
      {words.prepare}
    </ActButton>
  )
}

function PrepareAt({ order }: { order: Order }) {
  const { order: words } = useWords(orderWords)
  const reason = useReason()
  const act = useOrderAct('POST /orders/:number/prepare-at/', words.nowPreparedAt)
  const [store, setStore] = useState('')
  if (!useMay('pick.move')) return null
  return (
    <ActForm
      name={words.prepareAt}
      whyNot={reason(order.acts.prepare_at)}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() => act.run({ params: { number: order.number }, body: { store_code: store } })}
    >
      <p>{words.prepareAtNote}</p>
      <StoreToPrepare number={order.number} value={store} onValue={setStore} />
    </ActForm>
  )
}

/** The stores, those that have every copy first; each says how many it has. */
function StoreToPrepare({ number, value, onValue }: { number: string; value: string; onValue: (code: string) => void }) {
  const { order: words } = useWords(orderWords)
  const { data } = useCall('GET /orders/:number/prepare-at/', { params: { number } })
  return (
    <ChoiceField
      name="store_code"
      label={words.prepareAtStore}
      value={value}
      onValue={onValue}
      empty={data?.items.length === 0 ? words.prepareAtNone : '—'}
      required
      options={(data?.items ?? []).map(({ store_code, name, there, copies }) => ({
        value: store_code,
        text: `${name} · ${words.prepareAtHas(there, copies)}`,
      }))}
    />
  )
}

function CancelLines({ order }: { order: Order }) {
  const { order: words } = useWords(orderWords)
  const reasonOf = useReason()
  const act = useOrderAct('POST /orders/:number/cancel/', words.cancelled)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [reason, setReason] = useState('')
  if (!useMay('order.cancel')) return null
  return (
    <ActForm
      name={words.cancel}
      kind="grave"
      submit={words.cancelNow(chosen.length)}
      whyNot={reasonOf(order.acts.cancel)}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() => act.run({ params: { number: order.number }, body: { lines: [...chosen], reason } })}
    >
      <p>{words.cancelNote}</p>
      {order.lines.map((line) => (
        <CheckField
          key={line.line}
          name={`line-${line.line}`}
          label={line.acts.cancel === null ? line.title : `${line.title}: ${reasonOf(line.acts.cancel)}`}
          disabled={line.acts.cancel !== null}
          checked={chosen.includes(line.line)}
          onChecked={(checked) => setChosen(checked ? [...chosen, line.line] : chosen.filter((id) => id !== line.line))}
        />
      ))}
      <AreaField name="reason" label={words.reason} rows={2} required value={reason} onValue={setReason} maxLength={500} />
    </ActForm>
  )
}

function MoveCopies({ order, line }: { order: Order; line: Line }) {
  const { order: words } = useWords(orderWords)
  const act = useOrderAct('POST /orders/:number/lines/:line/move/', words.moved)
  const { data: stores } = useCall('GET /stores/', {}, { staleTime: 600_000 })
  const [from, setFrom] = useState(line.copies[0]?.store_code ?? '')
  const [to, setTo] = useState('')
  const [copies, setCopies] = useState('1')
  return (
    <ActForm
      name={words.move}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() => act.run({ params: { number: order.number, line: line.line }, body: { from, to, copies: Number(copies) } })}
    >
      <ChoiceField
        name="from"
        label={words.moveFrom}
        value={from}
        onValue={setFrom}
        options={line.copies.map(({ store_code, store, quantity }) => ({ value: store_code, text: `${store} (${quantity})` }))}
      />
      <ChoiceField
        name="to"
        label={words.moveTo}
        value={to}
        onValue={setTo}
        empty="—"
        required
        options={(stores?.items ?? [])
          .filter(({ store_code }) => store_code !== from)
          .map(({ store_code, name }) => ({ value: store_code, text: name }))}
      />
      <TextField name="copies" label={words.copies} inputMode="numeric" value={copies} onValue={setCopies} required />
    </ActForm>
  )
}
