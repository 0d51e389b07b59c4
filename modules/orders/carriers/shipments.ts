import type { Db, Pool, Tx } from '#kernel/db.ts'
import { Conflict, type RefusalCode, Refused, ShopError } from '#kernel/errors.ts'
import type { Carried, Carrier, Consignment } from './carrier.ts'
import {
  cancelShipment,
  isOutdated,
  labelRow,
  postponeCallOff,
  type ShipmentRow,
  settleShipment,
  shipmentRow,
  takeAsking,
  takeCallOff,
} from './shipments.sql.ts'

export { isOutdated, type ShipmentRow, type ShipmentState } from './shipments.sql.ts'

/** Somebody who asked and says nothing for so long has died; waiting for two answers takes less. */
const leaseMs = 60_000

export const shipmentOfParcel = (db: Db, parcelId: number): Promise<ShipmentRow | undefined> => shipmentRow(db, parcelId)
export const labelOfParcel = (db: Db, parcelId: number): Promise<Uint8Array | null> => labelRow(db, parcelId)

interface Asking {
  parcelId: number
  carrier: Carrier
  /** Everything but the reference, which is this domain's own. */
  consignment: Omit<Consignment, 'reference'>
  /** The parcel's own code: what it is called by the carrier too. */
  code: string
  /** Why the parcel does not leave any more, read under a lock that keeps it so until the carrier is asked. */
  whyGone: (tx: Tx) => Promise<RefusalCode | null>
  clock: () => Date
}

/**
 * Registers a parcel with its carrier, and keeps number and label. A parcel is registered once however often it is asked: who asked before
 * and got no answer finds what was made under the same reference. Nothing is locked while the carrier thinks.
 * @throws Conflict 'carriers.being_asked', 'carriers.other_address', Refused with the carrier's words or why it does not take such a parcel
 */
export async function registerShipment(
  db: Pool,
  { parcelId, carrier, consignment, code, whyGone, clock }: Asking,
): Promise<void> {
  const untaken = carrier.takes({ ...consignment, reference: code })
  if (untaken) throw new Refused(untaken)
  const now = clock()
  const until = new Date(now.getTime() + leaseMs)
  const turn = await db.begin(async (tx) => {
    const gone = await whyGone(tx)
    if (gone) throw new Conflict(gone)
    return takeAsking(tx, { parcelId, carrier: carrier.name, code, now, until })
  })
  if (!turn) {
    const row = await shipmentRow(db, parcelId)
    if (row && isOutdated(row)) throw new Conflict('carriers.other_address')
    if (row?.state === 'made') return
    throw new Conflict('carriers.being_asked')
  }
  const { reference } = turn
  const known: Carried = turn.known ? await carrier.find(reference) : { kind: 'none' }
  const said = known.kind === 'none' ? await carrier.register({ ...consignment, reference }) : known
  // A refusal to look says nothing of what is there.
  const sure = known.kind === 'refused' ? { kind: 'unknown' as const, sentence: '' } : said
  await keep(db, carrier, { reference, until }, sure, clock())
  if (said.kind === 'refused') throw new Refused('carriers.refused', { carrier: carrier.name, sentence: said.sentence })
  if (said.kind !== 'made') throw new Conflict('carriers.no_answer', { carrier: carrier.name, reference })
}

function keep(db: Pool, carrier: Carrier, turn: { reference: string; until: Date }, said: Carried, now: Date) {
  if (said.kind === 'made') {
    const { code, label } = said
    return settleShipment(db, turn, { state: 'made', code, label, trackingUrl: carrier.trackingUrl(code) })
  }
  if (said.kind === 'refused') return settleShipment(db, turn, { state: 'refused', sentence: said.sentence })
  return settleShipment(db, turn, { state: 'asked', askedUntil: now })
}

/** Why a shipment cannot be called off; null where it can. */
export const whyNotCancelled = (row: ShipmentRow | undefined, now: Date): RefusalCode | null => {
  if (!row || row.state === 'refused' || row.state === 'cancelled') return 'carriers.none'
  return row.state === 'asked' && row.asked_until > now ? 'carriers.being_asked' : null
}

/**
 * Calls a registered shipment off at its carrier, so that the parcel can be registered anew. One of which no answer ever came is looked for
 * first.
 * @throws Conflict 'carriers.none', 'carriers.being_asked', 'carriers.no_answer'; Refused with the carrier's words
 */
export async function callOffShipment(db: Pool, carrier: Carrier, parcelId: number, now: Date): Promise<void> {
  const row = await shipmentRow(db, parcelId)
  const whyNot = whyNotCancelled(row, now)
  if (whyNot || !row) throw new Conflict(whyNot ?? 'carriers.none')
  const found = row.state === 'made' ? row : await carrier.find(row.reference)
  const said = 'code' in found ? await carrier.cancel(found.code) : found
  if (said.kind === 'refused') throw new Refused('carriers.refused', { carrier: carrier.name, sentence: said.sentence })
  if (said.kind !== 'none') throw new Conflict('carriers.no_answer', { carrier: carrier.name, reference: row.reference })
  await cancelShipment(db, row.reference)
}

const triesToCallOff = 12
const pauseMs = (tries: number) => Math.min(60_000 * 2 ** tries, 6 * 3_600_000)

/**
 * Calls off at their carriers what was registered of parcels that will not leave, or go elsewhere. Where a carrier refuses or says nothing it is tried again,
 * later each time, and given up after a day: colleagues read on the parcel what it said.
 * @param carrierFor of a parcel's shop; null where it goes with none any more
 * @returns how many were tried, so that the caller goes on while there are more
 */
export async function callOffDue(
  db: Pool,
  carrierFor: (parcelId: number) => Promise<Carrier | null>,
  now: Date,
  limit = 10,
): Promise<number> {
  for (let tried = 0; tried < limit; tried++) {
    const row = await db.begin((tx) => takeCallOff(tx, now, new Date(now.getTime() + leaseMs)))
    if (!row) return tried
    const carrier = await carrierFor(row.parcel_id)
    const failure = await whyNotCalledOff(db, carrier, row, now)
    if (failure === null) continue
    const next =
      carrier === null || row.call_off_tries >= triesToCallOff ? null : new Date(now.getTime() + pauseMs(row.call_off_tries))
    await postponeCallOff(db, row.reference, { next, sentence: failure })
  }
  return limit
}

/** Null once it is called off; otherwise what the carrier says, or nothing where it says nothing. */
async function whyNotCalledOff(db: Pool, carrier: Carrier | null, row: ShipmentRow, now: Date): Promise<string | null> {
  if (carrier?.name !== row.carrier) return ''
  try {
    await callOffShipment(db, carrier, row.parcel_id, now)
    return null
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return error instanceof Refused ? String(error.details['sentence'] ?? '') : ''
  }
}
