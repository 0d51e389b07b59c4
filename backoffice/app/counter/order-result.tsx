import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import type { Refusal } from '../api/refusal.ts'
import { ActButton } from '../kit/act-button.tsx'
import { Fields } from '../kit/form.tsx'
import { useKeys } from '../kit/keys.ts'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Mark, Money } from '../kit/shown.tsx'
import { CollectedBy } from '../parcels/collected-by.tsx'
import { OtherStore } from '../parcels/other-store.tsx'
import { useWords } from '../words/dictionary.ts'
import { AtTill } from './at-till.tsx'
import { counterWords } from './words.ts'

type Order = Answer<'GET /orders/:number/'>
type Parcel = Order['parcels'][number]

/** An order at the counter: who, what, whether it is paid, and its parcels with what can be done now. */
export function OrderResult({ found }: { found: { kind: 'order'; number: string; parcel: number | null } }) {
  const { number } = found
  const { order: words } = useWords(counterWords)
  const { data: order, error, refetch } = useCall('GET /orders/:number/', { params: { number } })
  if (error?.status === 404)
    return (
      <section className="counter-card">
        <h2>{number}</h2>
        <OtherStore number={number} onShown={() => void refetch()} />
      </section>
    )
  if (error && !order) return <Failed error={error} again={() => void refetch()} />
  if (!order) return null
  const parcels = order.parcels.filter(({ state }) => state !== 'cancelled')
  const unpaid = order.payment_state === 'pending' || order.due > 0
  const onAccount = order.payment_state === 'on_account'
  return (
    <article className="counter-card">
      <h2>
        {order.customer.name || order.customer.email} <span className="quiet figures">{number}</span>
      </h2>
      <p className="counter-marks">
        <Mark tone={unpaid ? 'wait' : onAccount ? 'info' : 'good'}>
          {unpaid ? words.due : onAccount ? words.onAccount : words.paid}
        </Mark>{' '}
        <Money euros={order.total} /> {order.gift_wrap && <Mark tone="info">{words.giftWrap}</Mark>}
      </p>
      {order.comments && <p className="counter-comment">{order.comments}</p>}
      {order.due > 0 && order.payment_state !== 'pending' && <AtTill key={order.due} order={order} />}
      {parcels.length === 0 && <p className="quiet">{words.nothing}</p>}
      {parcels.map((parcel) => (
        <ParcelAtCounter
          key={parcel.parcel}
          order={order}
          parcel={parcel}
          of={parcels.length}
          inHand={found.parcel === null ? parcels.length === 1 : found.parcel === parcel.parcel}
        />
      ))}
      <p>
        <Link to={`/orders/${number}`}>{words.open}</Link>
        {order.acts.return === null && <ComesBack to={`/take-back/${number}`} name={words.takeBack} letter="v" />}
        {order.acts.exchange === null && <ComesBack to={`/exchange/${number}`} name={words.exchange} letter="x" />}
      </p>
    </article>
  )
}

/** What was bought comes back, for its money or for something else; a key leads there. */
function ComesBack({ to, name, letter }: { to: string; name: string; letter: string }) {
  const navigate = useNavigate()
  useKeys([{ keys: [letter], does: name, act: () => void navigate(to) }])
  return (
    <>
      {' · '}
      <Link to={to} aria-keyshortcuts={letter}>
        {name} <kbd>{letter.toUpperCase()}</kbd>
      </Link>
    </>
  )
}

function ParcelAtCounter({ order, parcel, of, inHand }: { order: Order; parcel: Parcel; of: number; inHand: boolean }) {
  const { order: words } = useWords(counterWords)
  const notice = useNotice()
  const touches = ['GET /orders/', 'GET /stores/', 'POST /scan/']
  const ready = useAct('POST /parcels/:parcel/ready/', touches)
  const handOver = useAct('POST /parcels/:parcel/hand-over/', touches)
  const [collectedBy, setCollectedBy] = useState('')
  const { position, state, kind, acts } = parcel
  const next = state === 'planned' ? 'ready' : 'hand_over'
  const whyNot = acts[next]
  const open = state === 'planned' || state === 'ready'
  const params = { parcel: parcel.parcel }
  const told = (text: string) => ({
    onSuccess: () => notice({ text }),
    onError: (refusal: Refusal) => notice({ text: refusal.message, kind: 'fault' as const }),
  })
  const go = () =>
    next === 'ready'
      ? ready.mutate({ params, body: {} }, told(words.made))
      : handOver.mutate({ params, body: { collected_by: collectedBy } }, told(words.handed))
  return (
    <section className="counter-parcel" data-in-hand={inHand || undefined}>
      <h3>
        {words.parcel(position, of)} <Mark tone={state === 'ready' ? 'good' : 'plain'}>{words.states[state]}</Mark>{' '}
        <span className="quiet">{parcel.store}</span>
      </h3>
      <ul className="counter-rows">
        {parcel.lines.map(({ line, quantity }) => {
          const of = order.lines.find((other) => other.line === line)
          return (
            <li key={line}>
              <span className="figures">{quantity} ×</span> {of?.title} <span className="quiet">{of?.author}</span>
            </li>
          )
        })}
      </ul>
      {open && (
        <div className="counter-acts">
          {next === 'hand_over' && kind === 'pickup' && (
            <Fields refusal={null} onSubmit={go} className="counter-collects">
              <CollectedBy value={collectedBy} onValue={setCollectedBy} />
            </Fields>
          )}
          <ActButton
            kind="main"
            onAct={go}
            whyNot={whyNot === null ? null : whyNot === 'order.unpaid' ? words.notPaid : words.notNow}
            busy={ready.isPending || handOver.isPending}
            keys={inHand ? 'Enter' : undefined}
          >
            {next === 'ready' ? words.ready : words.handOver}
          </ActButton>
        </div>
      )}
    </section>
  )
}

export function OrdersResult({ found }: { found: { kind: 'orders'; numbers: string[] } }) {
  const { order: words } = useWords(counterWords)
  return (
    <section className="counter-card">
      <h2>{words.several}</h2>
      <ul className="counter-rows">
        {found.numbers.map((number) => (
          <li key={number}>
            <Link to={`?code=${number}`}>{number}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
