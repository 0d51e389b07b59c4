import type { Figure } from '#modules/people/staff/figures-contract.ts'
import { accountOrders, ordersPlaced, parcelsHandedOver, parcelsToLeave, pickupsWaiting } from './figures.sql.ts'

/** What is counted here on the first page of colleagues. */
export const figures: readonly Figure[] = [
  {
    name: 'orders_placed',
    action: 'order.find',
    homes: { order_desk: 1, bookseller: 2, admin: 3, finance: 3 },
    happens: true,
    view: { screen: 'orders', filters: {} },
    row: ordersPlaced,
  },
  {
    name: 'account_orders',
    action: 'budget.read',
    homes: { trade_desk: 1 },
    unit: 'euros',
    happens: true,
    view: { screen: 'account-orders', filters: {} },
    row: accountOrders,
  },
  {
    name: 'parcels_to_leave',
    action: 'parcel.prepare',
    homes: { order_desk: 2, bookseller: 3, admin: 4 },
    view: { screen: 'dispatch', filters: {} },
    row: parcelsToLeave,
  },
  {
    name: 'parcels_handed_over',
    action: 'parcel.prepare',
    homes: { order_desk: 3, bookseller: 4, admin: 5 },
    happens: true,
    row: parcelsHandedOver,
  },
  {
    name: 'pickups_waiting',
    action: 'parcel.hand_over',
    homes: { bookseller: 5, order_desk: 5 },
    view: { screen: 'pickups', filters: {} },
    row: pickupsWaiting,
  },
]
