import type { OrderCode, PaymentState } from '../contract.ts'

/** Where an order stands, as customers and colleagues read it. */
export const orderStates = {
  e0: 'Pendent de pagament',
  e1: 'En preparació',
  e2: 'Disponible',
  e3: 'Pendent de publicació',
  e4: 'Cancel·lada',
  e5: 'Facturada',
  e6: 'Recollida a la botiga',
  e7: 'Enviada',
  e8: 'Recollida a la biblioteca',
} satisfies Record<OrderCode, string>

/** Where its money stands. */
export const paymentStates = {
  pending: 'Pagament pendent',
  authorised: 'Pagament autoritzat',
  on_account: 'Amb factura, segons l’acord',
  part_paid: 'Pagada en part',
  paid: 'Pagada',
  part_refunded: 'Retornada en part',
  cancelled: 'Sense cobrar',
  refunded: 'Retornada',
} satisfies Record<PaymentState, string>
