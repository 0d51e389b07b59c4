import type { DeliveryState } from '#modules/goods/supplier-deliveries/staff-contract.ts'
import type { TransferState } from '#modules/goods/transfers/staff-contract.ts'

/** What the screens of stock and the counter say alike of copies on their way. */
export const transferStates: Record<TransferState, string> = {
  asked: 'Pedido',
  refused: 'Rechazado',
  withdrawn: 'Retirado',
  sent: 'En camino',
  part_received: 'Recibido en parte',
  received: 'Recibido',
}
export const deliveryStates: Record<DeliveryState, string> = { open: 'Abierta', finished: 'Recibida', abandoned: 'Descartada' }
export const way = (from: string, to: string) => `De ${from} a ${to}`
