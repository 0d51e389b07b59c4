import { Link, useNavigate } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useKeys } from '../kit/keys.ts'
import { Failed } from '../kit/list-screen.tsx'
import { Mark, Money } from '../kit/shown.tsx'
import { OtherStore } from '../parcels/other-store.tsx'
import { parcelWords } from '../parcels/words.ts'
import { useWords } from '../words/dictionary.ts'
import { AtTill } from './at-till.tsx'
import { Note } from './note.tsx'
import { ParcelAtCounter } from './parcel-at-counter.tsx'
import { counterWords } from './words.ts'

/** An order at the counter: who, what, whether it is paid, and its parcels with what can be done now. */
export function OrderResult({ found }: { found: { kind: 'order'; number: string; parcel: number | null } }) {
  const { number } = found
  const { order: words } = useWords(counterWords)
  const { notExchanged } = useWords(parcelWords)
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
      <Note number={number} />
      <p>
        <Link to={`/orders/${number}`}>{words.open}</Link>
        {order.acts.return === null && <ComesBack to={`/take-back/${number}`} name={words.takeBack} letter="v" />}
        {order.acts.exchange === null && <ComesBack to={`/exchange/${number}`} name={words.exchange} letter="x" />}
        {order.acts.exchange === 'exchange.terms' && (
          <span className="quiet">
            {' · '}
            {words.exchange}: {notExchanged}
          </span>
        )}
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
