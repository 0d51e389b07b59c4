import { addressOf } from '../api/client.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { Day, Facts, Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { type Order, type Parcel, useOrderAct, useReason } from './order-acts.ts'
import { HandOver, KeepLonger, MovePromise, PutBack, Remind } from './parcel-acts.tsx'
import { ParcelShipment, useShipment } from './parcel-shipment.tsx'
import { SplitParcel } from './split-parcel.tsx'
import { parcelTone } from './states.ts'
import { orderWords } from './words.ts'

/** What leaves together: where it stands, what is printed of it, and its next steps. */
export function OrderParcels({ order }: { order: Order }) {
  const { order: words } = useWords(orderWords)
  if (order.parcels.length === 0) return null
  return (
    <Section title={words.parcels}>
      {order.parcels.map((parcel) => (
        <ParcelShown key={parcel.parcel} order={order} parcel={parcel} />
      ))}
    </Section>
  )
}

function ParcelShown({ order, parcel }: { order: Order; parcel: Parcel }) {
  const { order: words, parcelKinds, parcelStates, papers } = useWords(orderWords)
  const titleOf = (id: number) => order.lines.find(({ line }) => line === id)?.title ?? ''
  const mayPrint = useMay('parcel.print')
  const shipment = useShipment(parcel.kind === 'shipment' ? parcel.parcel : undefined)
  const unlabelled = shipment !== undefined && shipment.carrier !== '' && shipment.state !== 'made'
  return (
    <article className="parcel">
      <h4>
        {words.parcel(parcel.position)} · {parcelKinds[parcel.kind]}
        {parcel.store && ` · ${parcel.store}`} <Mark tone={parcelTone[parcel.state]}>{parcelStates[parcel.state]}</Mark>
      </h4>
      <p>
        {parcel.lines
          .map(({ line, quantity }) => (quantity === 1 ? titleOf(line) : `${titleOf(line)} × ${quantity}`))
          .join(' · ')}
      </p>
      <Facts
        of={[
          [words.promised, parcel.promised && <Day day={parcel.promised} />],
          [words.readySince, parcel.ready_at && <When at={parcel.ready_at} />],
          [words.lastTold, parcel.reminded && parcel.state === 'ready' && <When at={parcel.reminded} />],
          [words.leftAt, parcel.handed_over_at && <When at={parcel.handed_over_at} />],
          [words.deliveredAt, parcel.delivered_at && parcel.kind === 'shipment' && <When at={parcel.delivered_at} />],
          [words.carrier, parcel.carrier],
          [
            words.tracking,
            parcel.tracking_url ? (
              <a key="tracking" href={parcel.tracking_url} target="_blank" rel="noreferrer">
                {parcel.tracking}
              </a>
            ) : (
              parcel.tracking
            ),
          ],
        ]}
      />
      <ParcelShipment parcel={parcel.parcel} code={`${order.number}-${parcel.position}`} of={shipment} />
      <div className="acts">
        <Steps order={order} parcel={parcel} />
        {mayPrint &&
          parcel.papers
            .filter((paper) => paper !== 'label' || !unlabelled)
            .map((paper) => (
              <a
                key={paper}
                className="button"
                data-kind="quiet"
                target="_blank"
                rel="noreferrer"
                href={addressOf('GET /parcels/papers/', { query: { paper, parcels: String(parcel.parcel) } })}
              >
                {papers[paper]}
              </a>
            ))}
      </div>
    </article>
  )
}

function Steps({ order, parcel }: { order: Order; parcel: Parcel }) {
  const { order: words } = useWords(orderWords)
  const reason = useReason()
  const [mayPrepare, mayHandOver] = [useMay('parcel.prepare'), useMay('parcel.hand_over')]
  const [mayChange, mayPutBack] = [useMay('parcel.change'), useMay('pickup.put_back')]
  const ready = useOrderAct('POST /parcels/:parcel/ready/', parcel.kind === 'pickup' ? words.nowReady : words.nowPacked)
  const deliver = useOrderAct('POST /parcels/:parcel/deliver/', words.nowDelivered)
  const params = { parcel: parcel.parcel }
  const done = parcel.state === 'delivered' || parcel.state === 'cancelled' || parcel.kind === 'digital'
  if (done) return null
  return (
    <>
      {mayPrepare && parcel.state === 'planned' && (
        <ActButton kind="main" busy={ready.busy} whyNot={reason(parcel.acts.ready)} onAct={() => void ready.quick({ params })}>
          {parcel.kind === 'pickup' ? words.ready : words.packed}
        </ActButton>
      )}
      {mayHandOver && parcel.state !== 'handed_over' && <HandOver parcel={parcel} />}
      {mayHandOver && parcel.state === 'handed_over' && (
        <ActButton busy={deliver.busy} whyNot={reason(parcel.acts.deliver)} onAct={() => void deliver.quick({ params })}>
          {words.deliver}
        </ActButton>
      )}
      {parcel.kind === 'pickup' && parcel.state === 'ready' && (
        <>
          {mayHandOver && <Remind parcel={parcel} email={order.customer.email} />}
          {mayHandOver && <KeepLonger parcel={parcel} />}
          {mayPutBack && <PutBack parcel={parcel} />}
        </>
      )}
      {mayChange &&
        parcel.acts.split === null &&
        parcel.lines.some(({ quantity }) => quantity > 1 || parcel.lines.length > 1) && (
          <SplitParcel order={order} parcel={parcel} />
        )}
      {mayChange && parcel.acts.promise === null && <MovePromise key={order.number} parcel={parcel} />}
    </>
  )
}
