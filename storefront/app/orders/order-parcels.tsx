import { type Day, dayOf, shownDay } from '#kernel/days.ts'
import type { OrderDetail, ParcelView } from '#modules/orders/order/contract.ts'
import { useAfterwards } from './afterwards-words.ts'

const dayIn = (instant: string) => shownDay(dayOf(new Date(instant)))

/** What leaves together, when, and how to follow it. */
export function OrderParcels({ order }: { order: OrderDetail }) {
  const afterwards = useAfterwards()
  // What is for somebody else is told of beside its gift, and not as something to be downloaded.
  const keepsFiles = order.lines.some((line) => line.ebook && !line.gift)
  const living = order.parcels.filter(
    ({ kind, state, lines }) => state !== 'cancelled' && lines.length > 0 && (kind !== 'digital' || keepsFiles),
  )
  if (living.length === 0) return null
  const boxes = living.filter((parcel) => parcel.kind === 'shipment')
  return (
    <section className="order-parcels" aria-labelledby="parcels">
      <h2 id="parcels">{afterwards.parcels}</h2>
      <ol>
        {living.map((parcel, index) => (
          <li key={index}>
            <h3>
              {parcel.kind === 'shipment'
                ? afterwards.parcel({ place: boxes.indexOf(parcel) + 1, of: boxes.length })
                : afterwards[parcel.kind]}
            </h3>
            <Standing parcel={parcel} />
            {living.length > 1 && (
              <p className="quiet">{parcel.lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(' · ')}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Standing({ parcel }: { parcel: ParcelView }) {
  const afterwards = useAfterwards()
  const { kind, state, promised, handed_over, delivered, carrier, tracking, tracking_url } = parcel
  const waits = state === 'planned' || state === 'ready'
  return (
    <p>
      {delivered && <strong>{afterwards.deliveredOn({ date: dayIn(delivered), kind })}</strong>}
      {!delivered && handed_over && <strong>{afterwards.sentOn({ date: dayIn(handed_over) })}</strong>}
      {waits && <strong>{afterwards[state === 'ready' ? 'ready' : 'planned']({ kind })}</strong>}
      {promised && !delivered && ` · ${afterwards.promised({ date: shownDay(promised as Day), kind })}`}
      {(carrier || tracking) && (
        <>
          <br />
          {afterwards.tracking}: {[carrier, tracking].filter(Boolean).join(' · ')}
        </>
      )}
      {tracking_url && (
        <>
          {' '}
          <a href={tracking_url} rel="noreferrer">
            {afterwards.follow}
          </a>
        </>
      )}
    </p>
  )
}
