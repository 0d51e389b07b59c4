import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useBulk } from '../kit/bulk.tsx'
import { Facts } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { touched, useOrderAct, useReason } from './order-acts.ts'
import type { Words } from './words/es.ts'
import { orderWords } from './words.ts'
import '../kit/act-form.css'

/** How a parcel stands with the carrier of its shop; undefined until that is known. */
export function useShipment(parcel: number | undefined) {
  const may = useMay('parcel.print')
  const { data } = useCall(
    'GET /parcels/:parcel/shipment/',
    { params: { parcel: parcel ?? 0 } },
    { enabled: may && parcel !== undefined },
  )
  return data
}
export type Shipment = NonNullable<ReturnType<typeof useShipment>>

/** Registers a parcel with its carrier, and calls it off; nothing where parcels carry the shop's own label. */
export function ParcelShipment({ parcel, code, of }: { parcel: number; code: string; of: Shipment | undefined }) {
  const { shipment: words } = useWords(orderWords)
  const reason = useReason()
  const may = useMay('parcel.hand_over')
  const round = useRegistering(of?.carrier ?? '')
  const cancel = useOrderAct('POST /parcels/:parcel/shipment/cancel/', words.cancelled)
  if (!of || of.carrier === '') return null
  const { acts, state, calling_off } = of
  return (
    <>
      <Facts
        of={[
          [words.state, stateOf(of, words)],
          [words.code, of.code],
          [words.refused(of.carrier), of.sentence],
        ]}
      />
      {may && (
        <div className="acts">
          {acts.register !== 'carriers.made' && calling_off === null && (
            <ActButton busy={round.busy} whyNot={reason(acts.register)} onAct={() => void round.go([{ id: parcel }], () => code)}>
              {words.register(of.carrier)}
            </ActButton>
          )}
          {(acts.cancel === null || state === 'made') && (
            <ActButton busy={cancel.busy} whyNot={reason(acts.cancel)} onAct={() => void cancel.quick({ params: { parcel } })}>
              {words.cancel(of.carrier)}
            </ActButton>
          )}
        </div>
      )}
      {round.outcomes}
    </>
  )
}

/** How it stands, in words; of a cancelled parcel that its carrier still knows, what becomes of it. */
function stateOf({ state, calling_off, carrier }: Shipment, words: Words['shipment']): string | null {
  if (calling_off === 'due') return words.callingOff
  if (calling_off === 'given_up') return words.notCalledOff(carrier)
  return state && words.states[state]
}

/** Registers parcels with their carrier: each is done or refused by itself. */
export function useRegistering(carrier: string) {
  const { shipment: words } = useWords(orderWords)
  const round = useBulk('POST /parcels/shipments/', touched)
  return {
    ...round,
    go: (rows: { id: number }[], nameOf: (id: number) => string) =>
      round.go({ rows }, { done: (parcels) => words.registered(parcels, carrier), nameOf }),
  }
}
