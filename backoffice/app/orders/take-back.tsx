import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { AreaField, ChoiceField, Fields, Submit } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { useScan } from '../kit/scan.ts'
import { Money, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { ExchangeLine } from './exchange-line.tsx'
import { isWithCustomer, type Line, type Order, touched, useReason } from './order-acts.ts'
import { useLooked } from './use-looked.ts'
import { orderWords } from './words.ts'
import './order.css'

type TakenBack = Answer<'POST /orders/:number/take-back/'>

/** Copies back over a counter for their money: what comes back is scanned or counted, and what it gives is seen before. */
export function Screen() {
  const { number = '' } = useParams()
  const { takeBack: words, exchange } = useWords(orderWords)
  const reason = useReason()
  const { data: order, error, refetch } = useCall('GET /orders/:number/', { params: { number } })
  const act = useAct('POST /orders/:number/take-back/', touched)
  const whyNot = order && !act.data ? reason(order.acts.return) : null
  return (
    <section className="exchange-page">
      <title>{words.title(number)}</title>
      <h1>{words.title(number)}</h1>
      {error && !order && <Failed error={error} again={() => void refetch()} />}
      {whyNot && <p className="fault">{whyNot}</p>}
      {act.data && <Gives back={act.data} done />}
      {order && !whyNot && !act.data && (
        <Form
          key={number}
          order={order}
          refusal={act.error}
          busy={act.isPending}
          onTake={(body) => act.mutate({ params: { number }, body })}
        />
      )}
      <p>
        <Link to={`/orders/${number}`}>{exchange.open}</Link>
      </p>
    </section>
  )
}

interface FormProps {
  order: Order
  refusal: Parameters<typeof Fields>[0]['refusal']
  busy: boolean
  onTake: (body: Parameters<ReturnType<typeof useAct<'POST /orders/:number/take-back/'>>['mutate']>[0]['body']) => void
}

function Form({ order, refusal, busy, onTake }: FormProps) {
  const { takeBack: words, exchange, order: orderTexts } = useWords(orderWords)
  const { store_code } = useMe()
  const tell = useNotice()
  const { data: stores } = useCall('GET /stores/', {}, { staleTime: 600_000 })
  const [store, setStore] = useState(store_code ?? '')
  const lines = order.lines.filter(isWithCustomer)
  const [only] = lines.length === 1 ? lines : []
  const [back, setBack] = useState<Readonly<Record<number, number>>>(only ? { [only.line]: 1 } : {})
  const [damaged, setDamaged] = useState<readonly number[]>([])
  const [reason, setReason] = useState('')
  const most = (line: Line) => line.quantity - line.returned
  useScan((code) => {
    const bought = lines.filter(({ ean, sku }) => ean === code || sku === code)
    const line = bought.find((one) => (back[one.line] ?? 0) < most(one))
    if (line) return setBack((before) => ({ ...before, [line.line]: Math.min((before[line.line] ?? 0) + 1, most(line)) }))
    tell({ text: bought.length > 0 ? words.noMore : words.notOfOrder, kind: 'fault' })
  })
  const wish = {
    store_code: store,
    lines: lines
      .map(({ line }) => ({ line, quantity: back[line] ?? 0, restock: !damaged.includes(line) }))
      .filter(({ quantity }) => quantity > 0),
  }
  const looked = useLooked(
    'POST /orders/:number/take-back/preview/',
    order.number,
    store !== '' && wish.lines.length > 0 ? wish : null,
  )
  return (
    <Fields refusal={refusal} onSubmit={() => onTake({ ...wish, reason })}>
      <ChoiceField
        name="store_code"
        label={exchange.store}
        value={store}
        onValue={setStore}
        empty="—"
        required
        disabled={store_code !== null}
        options={(stores?.items ?? []).map(({ store_code: value, name }) => ({ value, text: name }))}
      />
      <Section title={exchange.back} heading="h2">
        <ul className="change-lines">
          {lines.map((line) => (
            <ExchangeLine
              key={line.line}
              title={line.title}
              most={most(line)}
              copies={back[line.line] ?? 0}
              onCopies={(copies) => setBack({ ...back, [line.line]: copies })}
              damaged={damaged.includes(line.line)}
              onDamaged={(is) => setDamaged(is ? [...damaged, line.line] : damaged.filter((id) => id !== line.line))}
            />
          ))}
        </ul>
      </Section>
      {looked.fault && <p className="fault">{looked.fault}</p>}
      {looked.outcome && <Gives back={looked.outcome} />}
      <AreaField name="reason" label={orderTexts.reason} rows={2} required value={reason} onValue={setReason} maxLength={500} />
      <Submit busy={busy} disabled={looked.outcome === null}>
        {words.carryOut}
      </Submit>
    </Fields>
  )
}

/** What goes back and by what: before it is done, and once it is. */
function Gives({ back, done = false }: { back: TakenBack; done?: boolean }) {
  const { takeBack: words } = useWords(orderWords)
  const atTill = back.means.some(({ means }) => means === 'till')
  return (
    <div className="change-outcome" role="status">
      {done && <p>{back.second_person ? words.doneWaits : words.done}</p>}
      <p className="change-end">
        <strong>
          {words.goesBack} <Money euros={back.given_back} />
        </strong>
        {back.means.map(({ means, amount }) => (
          <span key={means}>
            {words.means[means]}: <Money euros={amount} />
          </span>
        ))}
        {!done && back.second_person && <span>{words.secondPerson}</span>}
      </p>
      {done && atTill && !back.second_person && (
        <p>
          <Link to="/till-refunds">{words.noteAtTill}</Link>
        </p>
      )}
    </div>
  )
}
