import type { Db, Pool, Tx } from '#kernel/db.ts'
import { Conflict, type RefusalCode } from '#kernel/errors.ts'
import { gramsOf } from '#modules/goods/catalogue/billable-weight.ts'
import type { BillingSettings } from '#modules/invoicing/billing/deps.ts'
import type { CarrierOf, Consignment } from '#modules/orders/carriers/carrier.ts'
import {
  callOffDue,
  callOffShipment,
  isOutdated,
  registerShipment,
  type ShipmentRow,
  shipmentOfParcel,
  whyNotCancelled,
} from '#modules/orders/carriers/shipments.ts'
import { orderNumberFor } from '#modules/orders/order-history/staff-view.ts'
import type { ParcelRow } from '#modules/orders/parcels/parcels.ts'
import { readOrder, type WholeOrder } from '#modules/orders/parcels/whole-order.ts'
import { invoicingFor } from '#modules/platform/storefronts/identity.ts'
import { goesTo, isOnHold, parcelWeights, shopOfParcel, staysHere } from './consign.sql.ts'
import { parcelCode } from './papers.ts'
import type { Shipment } from './staff-contract.ts'

export interface ConsignDeps extends Pick<BillingSettings, 'invoicing'> {
  carrierOf: CarrierOf
}

interface Asked {
  parcel: number
  onlyStore: string | null
  now: Date
}

/** Registers a parcel with the carrier of its shop. @throws as `registerShipment`, and where it goes with none */
export async function consign(db: Pool, deps: ConsignDeps, { parcel: id, onlyStore }: Asked, clock: () => Date): Promise<void> {
  const { whole, parcel, carrier } = await found(db, deps, id, onlyStore)
  const whyNot = whyNotRegistered(whole, parcel, carrier !== null)
  if (whyNot || !carrier) throw new Conflict(whyNot ?? 'carriers.own_labels')
  const { pickup_point: point, delivery_address: address } = whole.order
  if (!address && point && point.carrier.toLowerCase() !== carrier.name.toLowerCase())
    throw new Conflict('carriers.other_counter')
  const consignment = await consignmentOf(db, deps, whole, parcel)
  const code = parcelCode(whole.order.number, parcel.position)
  const whyGone = async (tx: Tx): Promise<RefusalCode | null> => {
    if (!(await goesTo(tx, id, address))) return 'order.not_now'
    if (await isOnHold(tx, id)) return 'order.on_hold'
    return (await staysHere(tx, id)) ? null : 'carriers.left'
  }
  await registerShipment(db, { parcelId: id, carrier, consignment, code, whyGone, clock })
}

/** Calls it off again, as long as the parcel is here. @throws as `callOffShipment` */
export async function withdraw(db: Pool, deps: ConsignDeps, { parcel: id, onlyStore, now }: Asked): Promise<void> {
  const { parcel, carrier } = await found(db, deps, id, onlyStore)
  if (!carrier) throw new Conflict('carriers.own_labels')
  if (parcel.state === 'handed_over' || parcel.state === 'delivered') throw new Conflict('carriers.left')
  await callOffShipment(db, carrier, id, now)
}

/** Calls off what was registered of parcels that were cancelled since, or go elsewhere. @returns how many were tried */
export const callOffCancelled = (db: Pool, { carrierOf }: Pick<ConsignDeps, 'carrierOf'>, now: Date): Promise<number> =>
  callOffDue(
    db,
    async (parcel) => {
      const storefront = await shopOfParcel(db, parcel)
      return storefront === null ? null : carrierOf(storefront)
    },
    now,
  )

/** How a parcel stands with its carrier, and what can be done about it now. */
export async function shipmentView(db: Db, deps: ConsignDeps, { parcel: id, onlyStore, now }: Asked): Promise<Shipment> {
  const { whole, parcel, carrier } = await found(db, deps, id, onlyStore)
  const row = await shipmentOfParcel(db, id)
  const gone = parcel.state === 'handed_over' || parcel.state === 'delivered'
  return {
    carrier: carrier?.name ?? '',
    state: row?.state ?? null,
    reference: row?.reference ?? '',
    code: row?.code ?? '',
    tracking_url: row?.tracking_url ?? '',
    sentence: row?.sentence || row?.call_off_sentence || '',
    calling_off: callingOff(parcel, row),
    acts: {
      register: whyNotRegistered(whole, parcel, carrier !== null) ?? registeredAlready(row, now),
      cancel: carrier === null ? 'carriers.own_labels' : gone ? 'carriers.left' : whyNotCancelled(row, now),
    },
  }
}

/** A parcel that was cancelled, or goes elsewhere, while its carrier knows of it: whether the shop still tries to call it off there, or has given up. */
const callingOff = ({ state }: ParcelRow, row: ShipmentRow | undefined): Shipment['calling_off'] => {
  if (row?.state !== 'made' && row?.state !== 'asked') return null
  if (state !== 'cancelled' && !row.outdated) return null
  return row.call_off_at === null ? 'given_up' : 'due'
}

const registeredAlready = (row: ShipmentRow | undefined, now: Date): RefusalCode | null => {
  if (row && isOutdated(row)) return 'carriers.other_address'
  if (row?.state === 'made') return 'carriers.made'
  return row?.state === 'asked' && row.asked_until > now ? 'carriers.being_asked' : null
}

function whyNotRegistered({ order }: WholeOrder, parcel: ParcelRow, hasCarrier: boolean): RefusalCode | null {
  if (parcel.kind !== 'shipment') return 'carriers.not_a_shipment'
  if (!hasCarrier) return 'carriers.own_labels'
  if (parcel.state !== 'planned' && parcel.state !== 'ready') return 'carriers.left'
  return order.on_hold_since === null ? null : 'order.on_hold'
}

async function found(db: Db, deps: ConsignDeps, id: number, onlyStore: string | null) {
  const whole = await readOrder(db, await orderNumberFor(db, id, onlyStore))
  const parcel = whole.parcels.find((row) => row.id === id)!
  return { whole, parcel, carrier: deps.carrierOf(whole.order.storefront_code) }
}

async function consignmentOf(
  db: Db,
  { invoicing }: ConsignDeps,
  { order }: WholeOrder,
  parcel: ParcelRow,
): Promise<Omit<Consignment, 'reference'>> {
  const { issuer } = await invoicingFor(db, invoicing, order.storefront_code)
  const { delivery_address: address, pickup_point: point } = order
  const pieces = await parcelWeights(db, parcel.id)
  const person = { name: address?.recipient ?? order.billing_address?.recipient ?? order.email, email: order.email }
  return {
    from: {
      name: issuer.name,
      street: issuer.street,
      postcode: issuer.postcode,
      city: issuer.city,
      province: issuer.region,
      country: 'ES',
      phone: issuer.phone,
      email: issuer.email,
      taxId: issuer.taxId,
    },
    to: address
      ? {
          ...person,
          street: [address.street, address.floor].filter(Boolean).join(', '),
          postcode: address.postcode,
          city: address.city,
          province: address.region ?? '',
          country: address.country,
          phone: address.phone ?? '',
        }
      : {
          name: point?.recipient ?? person.name,
          email: person.email,
          street: point?.address ?? '',
          postcode: point?.postcode ?? '',
          city: point?.city ?? '',
          province: '',
          country: 'ES',
          phone: point?.phone ?? '',
        },
    counter: address ? null : (point?.point ?? null),
    grams: pieces.reduce((all, { kind, weight_grams, quantity }) => all + gramsOf(kind, weight_grams) * quantity, 0),
  }
}
