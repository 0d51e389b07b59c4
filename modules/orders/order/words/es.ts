import type { OrderCode, PaymentState } from '../contract.ts'

/** Where an order stands, as customers and colleagues read it. */
export const orderStates = {
  e0: 'Pendiente de pago',
  e1: 'En preparación',
  e2: 'Disponible',
  e3: 'Pendiente de publicación',
  e4: 'Cancelado',
  e5: 'Facturado',
  e6: 'Recogido en tienda',
  e7: 'Enviado',
  e8: 'Recogido en la biblioteca',
} satisfies Record<OrderCode, string>

/** Where its money stands. */
export const paymentStates = {
  pending: 'Pago pendiente',
  authorised: 'Pago autorizado',
  on_account: 'Con factura, según lo acordado',
  part_paid: 'Pagado en parte',
  paid: 'Pagado',
  part_refunded: 'Devuelto en parte',
  cancelled: 'Sin cobrar',
  refunded: 'Devuelto',
} satisfies Record<PaymentState, string>
