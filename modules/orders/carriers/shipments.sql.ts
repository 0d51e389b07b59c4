import type { Db, Tx } from '#kernel/db.ts'

export type ShipmentState = 'asked' | 'made' | 'refused' | 'cancelled'

export interface ShipmentRow {
  parcel_id: number
  carrier: string
  attempt: number
  reference: string
  state: ShipmentState
  code: string
  tracking_url: string
  sentence: string
  asked_until: Date
  /** Registered for an address that has changed since. */
  outdated: boolean
  /** When the shop tries next to call it off at the carrier; null where it does not. */
  call_off_at: Date | null
  call_off_tries: number
  call_off_sentence: string
}

const columns = (db: Db) => db`
  parcel_id, carrier, attempt, reference, state, code, tracking_url, sentence, asked_until, outdated, call_off_at, call_off_tries, call_off_sentence`

export async function shipmentRow(db: Db, parcelId: number): Promise<ShipmentRow | undefined> {
  const [row] = await db<ShipmentRow[]>`select ${columns(db)} from parcel_shipment where parcel_id = ${parcelId}`
  return row
}

export async function labelRow(db: Db, parcelId: number): Promise<Uint8Array | null> {
  const [row] = await db<
    { label: Uint8Array | null }[]
  >`select label from parcel_shipment where parcel_id = ${parcelId} and not outdated`
  return row?.label ?? null
}

/** Registered, or perhaps registered, for an address that the parcel does not go to any more. */
export const isOutdated = ({ outdated, state }: ShipmentRow): boolean => outdated && (state === 'made' || state === 'asked')

/**
 * Takes the right to ask a carrier about a parcel, where nobody waits for an answer and nothing is made. What was called off begins under
 * a new reference; everything else goes on under its own, which the carrier may know. Nothing comes back where it may not be asked now.
 */
export async function takeAsking(
  tx: Tx,
  given: { parcelId: number; carrier: string; code: string; now: Date; until: Date },
): Promise<{ reference: string; known: boolean } | undefined> {
  const { parcelId, carrier, code, now, until } = given
  const [made] = await tx<{ reference: string }[]>`
    insert into parcel_shipment (parcel_id, carrier, reference, state, asked_at, asked_until)
    values (${parcelId}, ${carrier}, ${code}, 'asked', ${now}, ${until}) on conflict (parcel_id) do nothing returning reference`
  if (made) return { reference: made.reference, known: false }
  const [before] = await tx<ShipmentRow[]>`
    select ${columns(tx)} from parcel_shipment where parcel_id = ${parcelId} for update`
  if (!before || before.state === 'made' || isOutdated(before) || (before.state === 'asked' && before.asked_until > now))
    return undefined
  const attempt = before.state === 'cancelled' ? before.attempt + 1 : before.attempt
  const reference = attempt === 1 ? code : `${code}/${attempt}`
  await tx`
    update parcel_shipment set carrier = ${carrier}, attempt = ${attempt}, reference = ${reference}, state = 'asked', code = '',
      tracking_url = '', sentence = '', label = null, asked_at = ${now}, asked_until = ${until}, outdated = false, call_off_at = null,
      call_off_tries = 0, call_off_sentence = ''
    where parcel_id = ${parcelId}`
  return { reference, known: before.state !== 'cancelled' }
}

/** Compare and set: an answer that comes after another asked again is not written over it. */
export const settleShipment = (
  db: Db,
  { reference, until }: { reference: string; until: Date },
  said: {
    state: ShipmentState
    code?: string
    trackingUrl?: string
    sentence?: string
    label?: Uint8Array | null
    askedUntil?: Date
  },
) => db`
  update parcel_shipment set state = ${said.state}, code = ${said.code ?? ''}, sentence = ${said.sentence ?? ''},
    tracking_url = ${said.trackingUrl ?? ''}, label = ${said.label ? Buffer.from(said.label) : null}, asked_until = ${said.askedUntil ?? until}
  where reference = ${reference} and state = 'asked' and asked_until = ${until}`

/** Called off at the carrier, or given up where no answer ever came. */
export const cancelShipment = (db: Db, reference: string) => db<{ reference: string }[]>`
  update parcel_shipment set state = 'cancelled', label = null, call_off_at = null, call_off_sentence = '' where reference = ${reference} and state in ('made', 'asked')
  returning reference`

/** Takes the shipment that is to be called off first; nobody else does until the lease is over. One that is being asked waits for its answer. */
export async function takeCallOff(tx: Tx, now: Date, leasedUntil: Date): Promise<ShipmentRow | undefined> {
  const [row] = await tx<ShipmentRow[]>`
    update parcel_shipment set call_off_at = ${leasedUntil}, call_off_tries = call_off_tries + 1
    where parcel_id = (
      select parcel_id from parcel_shipment
      where call_off_at <= ${now} and (state = 'made' or (state = 'asked' and asked_until <= ${now}))
      order by call_off_at limit 1 for update skip locked)
    returning ${columns(tx)}`
  return row
}

/** What came of trying to call it off; without a next time the shop has given up. */
export const postponeCallOff = (db: Db, reference: string, { next, sentence }: { next: Date | null; sentence: string }) => db`
  update parcel_shipment set call_off_at = ${next}, call_off_sentence = ${sentence.slice(0, 500)}
  where reference = ${reference} and state in ('made', 'asked')`
