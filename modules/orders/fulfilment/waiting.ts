import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import {
  costsPending,
  differencesOwed,
  ordersOnHold,
  parcelsLate,
  parcelsToday,
  pickupsForgotten,
  pickupsReady,
  pickupsToTell,
} from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'pickups_ready',
    action: 'parcel.hand_over',
    homes: { bookseller: 1 },
    view: { screen: 'pickups', filters: {} },
    rows: pickupsReady,
  },
  {
    name: 'pickups_forgotten',
    action: 'parcel.hand_over',
    homes: { bookseller: 6, order_desk: 11 },
    view: { screen: 'pickups', filters: { state: 'forgotten' } },
    rows: pickupsForgotten,
  },
  {
    name: 'pickups_to_tell',
    action: 'parcel.hand_over',
    homes: { bookseller: 3, order_desk: 11 },
    view: { screen: 'pickups', filters: { state: 'untold' } },
    rows: pickupsToTell,
  },
  {
    name: 'parcels_late',
    action: 'parcel.prepare',
    homes: { order_desk: 1, admin: 1 },
    view: { screen: 'dispatch', filters: { due: 'late' } },
    rows: parcelsLate,
  },
  {
    name: 'parcels_today',
    action: 'parcel.prepare',
    homes: { order_desk: 2 },
    view: { screen: 'dispatch', filters: { due: 'today' } },
    rows: parcelsToday,
  },
  {
    name: 'shipping_costs',
    action: 'order.cancel',
    homes: { order_desk: 3 },
    view: { screen: 'orders', filters: { wants: 'shipping_cost' } },
    rows: costsPending,
  },
  {
    name: 'differences_owed',
    action: 'order.change',
    homes: { order_desk: 13 },
    view: { screen: 'orders', filters: { wants: 'difference' } },
    rows: differencesOwed,
  },
  {
    name: 'orders_on_hold',
    action: 'order.hold',
    homes: { order_desk: 14 },
    view: { screen: 'orders', filters: { wants: 'release' } },
    rows: ordersOnHold,
  },
]
