import type { OrderCode, PaymentState } from '../contract.ts'

/** Where an order stands, as customers and colleagues read it. */
export const orderStates = {
  e0: 'Awaiting payment',
  e1: 'In progress',
  e2: 'Available',
  e3: 'Coming soon',
  e4: 'Cancelled',
  e5: 'Invoiced',
  e6: 'Collected',
  e7: 'Dispatched',
  e8: 'Collected at the library',
} satisfies Record<OrderCode, string>

/** Where its money stands. */
export const paymentStates = {
  pending: 'Awaiting payment',
  authorised: 'Payment authorised',
  on_account: 'On account, as agreed',
  part_paid: 'Part paid',
  paid: 'Paid',
  part_refunded: 'Part refunded',
  cancelled: 'Not charged',
  refunded: 'Refunded',
} satisfies Record<PaymentState, string>
