import { splitParcel } from '#modules/orders/fulfilment/change-parcel.ts'
import { deliver, handOver } from '#modules/orders/fulfilment/hand-over.ts'
import { markReady } from '#modules/orders/fulfilment/prepare.ts'
import { runPaymentTasks } from '#modules/orders/money/payment-tasks.ts'
import { byStaff, type YearShop } from './shop.ts'
import { openParcels } from './year.sql.ts'

let tracking = 4_100_000

/** Everything of an order leaves that has not left yet. @returns the parcels. */
export async function sendAll(shop: YearShop, number: string, now: Date): Promise<number[]> {
  const parcels = await openParcels(shop.db, number)
  for (const { id, kind } of parcels) {
    if (kind === 'pickup') await shop.db.begin((tx) => markReady(tx, shop, id, byStaff(now)))
    await shop.db.begin((tx) => handOver(tx, shop, { parcelId: id, ...carriage(kind) }, byStaff(now)))
  }
  return parcels.map(({ id }) => id)
}

/** A part of an order leaves first: the first lines as they stand, of the last one a copy less. @returns the parcel that left. */
export async function sendPart(shop: YearShop, number: string, kept: number, now: Date): Promise<number | null> {
  const [parcel] = await openParcels(shop.db, number)
  if (!parcel) return null
  const later = parcel.lines.map((lineId, index) => ({ lineId, quantity: parcel.quantities[index] ?? 0 })).slice(-kept)
  await shop.db.begin((tx) => splitParcel(tx, { parcelId: parcel.id, lines: later, promisedOn: null }, byStaff(now)))
  await shop.db.begin((tx) => handOver(tx, shop, { parcelId: parcel.id, ...carriage(parcel.kind) }, byStaff(now)))
  return parcel.id
}

const carriage = (kind: string) => {
  if (kind !== 'shipment') return {}
  tracking += 1
  return { carrier: 'Correo del Palacio', trackingCode: `DP${tracking}ES` }
}

export const arrive = (shop: YearShop, parcelId: number, now: Date): Promise<void> =>
  shop.db.begin((tx) => deliver(tx, shop, parcelId, byStaff(now)))

/** The bank carries out what is due: refunds, and what is charged at dispatch. */
export async function moveMoney(shop: YearShop, now: Date): Promise<void> {
  while ((await runPaymentTasks(shop, now)) > 0);
}
