import { Link, useNavigate } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { Count, When } from '../kit/shown.tsx'
import { StoreName } from '../kit/store-name.tsx'
import { useWords } from '../words/dictionary.ts'
import { inHand } from './in-hand.ts'
import { PointsAtTill } from './points-at-till.tsx'
import { counterWords } from './words.ts'

type Found = Extract<NonNullable<Answer<'POST /scan/'>['found']>, { kind: 'loyalty_card' }>

/** Who holds a card: enough to greet them and to hand over what waits, no more. */
export function CardResult({ found }: { found: Found }) {
  const { card: words } = useWords(counterWords)
  const may = useMay('customer.read')
  const navigate = useNavigate()
  const mayOrder = useMay('order.make')
  const mayTake = useMay('order.till')
  const product = inHand()
  const attach = mayOrder && product !== null ? () => void navigate(`/new-order?product=${product}&customer=${found.card}`) : null
  return (
    <section className="counter-card">
      <h2>{found.name}</h2>
      {may && (
        <p>
          <Link to={`/customers/${found.customer}`}>{words.open}</Link>
        </p>
      )}
      <dl className="counter-figures">
        <div>
          <dt>{words.points}</dt>
          <dd>
            <Count of={found.points} /> <small>{words.worth}</small>
          </dd>
        </div>
      </dl>
      {mayOrder && (
        <div className="counter-acts">
          <ActButton kind="main" keys="Enter" onAct={() => attach?.()} whyNot={attach ? null : words.scanFirst}>
            {words.forThem}
          </ActButton>
        </div>
      )}
      {mayTake && <PointsAtTill card={found.card} points={found.points} />}
      <h3>{words.pickups}</h3>
      {found.pickups.length === 0 && <p className="quiet">{words.noPickups}</p>}
      <ul className="counter-rows">
        {found.pickups.map(({ order, parcel, store_code, ready_at }) => (
          <li key={parcel}>
            <Link to={`?code=${order}`}>{order}</Link> {store_code && <StoreName code={store_code} />} {words.since}{' '}
            {ready_at && <When at={ready_at} short />}
          </li>
        ))}
      </ul>
      {found.last_order && (
        <p className="quiet">
          {words.last}: <Link to={`?code=${found.last_order.number}`}>{found.last_order.number}</Link>,{' '}
          <When at={found.last_order.date} short />
        </p>
      )}
    </section>
  )
}

type Former = Extract<NonNullable<Answer<'POST /scan/'>['found']>, { kind: 'former_card' }>

/** A card that was lost: whoever shows it may not be its holder. */
export function FormerCardResult({ found }: { found: Former }) {
  const { card: words } = useWords(counterWords)
  return (
    <section className="counter-card">
      <h2>{words.former}</h2>
      <p role="status">
        {words.formerSince} <When at={found.blocked_at} />: {found.reason}
      </p>
      <p className="quiet">{words.formerNext}</p>
    </section>
  )
}
