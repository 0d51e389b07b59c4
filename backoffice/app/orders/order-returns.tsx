import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { AreaField, ChoiceField, TextField } from '../kit/form.tsx'
import { Mark, Money, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { isWithCustomer, type Order, useOrderAct, useReason } from './order-acts.ts'
import { orderWords } from './words.ts'

/** What came back or is on its way back, and the money that followed. */
export function OrderReturns({ order }: { order: Order }) {
  const { order: words, exchange, takeBack, returnStates, returnKinds, refundStates, reasonsNoted } = useWords(orderWords)
  const { number } = order
  const returns = useCall('GET /returns/', { query: { order: number } }, { enabled: useMay('return.read') })
  const refunds = useCall('GET /refunds/', { query: { order: number } }, { enabled: useMay('refund.read') })
  const mayAsk = useMay('return.request')
  const mayExchange = useMay('order.exchange')
  const mayTakeBack = useMay('return.receive')
  const [back, money] = [returns.data?.items ?? [], refunds.data?.items ?? []]
  const mayBegin = (order.acts.return === null && (mayAsk || mayTakeBack)) || (order.acts.exchange === null && mayExchange)
  if (back.length === 0 && money.length === 0 && !mayBegin) return null
  return (
    <Section title={words.returns}>
      {back.length + money.length > 0 && (
        <ul className="rows">
          {back.map((row) => (
            <li key={row.return}>
              <When at={row.requested_at} />
              <span>
                {returnKinds[row.kind]} <Mark tone={row.state === 'requested' ? 'wait' : 'plain'}>{returnStates[row.state]}</Mark>
                <br />
                <span className="quiet">
                  {row.lines.map(({ title, quantity }) => `${title} × ${quantity}`).join(' · ')}
                  {row.reason && ` — ${row.reason}`}
                </span>
              </span>
            </li>
          ))}
          {money.map((row) => (
            <li key={`refund ${row.refund}`}>
              <When at={row.requested_at} />
              <span>
                {words.refund} <Mark tone={row.state === 'done' ? 'good' : 'wait'}>{refundStates[row.state]}</Mark>
                <br />
                <span className="quiet">{reasonsNoted[row.reason] ?? row.reason}</span>
              </span>
              <Money euros={row.amount} />
            </li>
          ))}
        </ul>
      )}
      <div className="acts">
        {mayTakeBack && order.acts.return === null && (
          <Link className="button" data-kind="quiet" to={`/take-back/${number}`}>
            {takeBack.begin}
          </Link>
        )}
        {mayExchange && order.acts.exchange === null && (
          <Link className="button" data-kind="quiet" to={`/exchange/${number}`}>
            {exchange.begin}
          </Link>
        )}
      </div>
      {mayAsk && <AskReturn order={order} />}
    </Section>
  )
}

function AskReturn({ order }: { order: Order }) {
  const { order: words, returnKinds } = useWords(orderWords)
  const reasonOf = useReason()
  const act = useOrderAct('POST /orders/:number/returns/', words.returnAsked)
  const [kind, setKind] = useState<'return' | 'claim'>('return')
  const [copies, setCopies] = useState<Record<number, string>>({})
  const [reason, setReason] = useState('')
  const lines = order.lines.filter(isWithCustomer)
  return (
    <div className="acts">
      <ActForm
        name={words.askReturn}
        whyNot={reasonOf(order.acts.return)}
        refusal={act.refusal}
        busy={act.busy}
        onSubmit={() =>
          act.run({
            params: { number: order.number },
            body: {
              kind,
              reason,
              lines: lines
                .map(({ line }) => ({ line, quantity: Number(copies[line] ?? 0) }))
                .filter(({ quantity }) => quantity > 0),
            },
          })
        }
      >
        <ChoiceField
          name="kind"
          label={words.returnKind}
          value={kind}
          onValue={(value) => setKind(value === 'claim' ? 'claim' : 'return')}
          options={(['return', 'claim'] as const).map((value) => ({ value, text: returnKinds[value] }))}
        />
        {lines.map((line) => (
          <TextField
            key={line.line}
            name={`copies-${line.line}`}
            label={words.copiesOf(line.title, line.quantity - line.returned)}
            inputMode="numeric"
            value={copies[line.line] ?? ''}
            onValue={(value) => setCopies({ ...copies, [line.line]: value })}
          />
        ))}
        <AreaField name="reason" label={words.reason} rows={2} required value={reason} onValue={setReason} maxLength={500} />
      </ActForm>
    </div>
  )
}
