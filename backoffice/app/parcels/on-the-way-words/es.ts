import type { DeliveryState } from '#modules/goods/supplier-deliveries/staff-contract.ts'
import type { TransferState } from '#modules/goods/transfers/staff-contract.ts'

/** What the counter and the screens of stock say alike of copies on their way. */
export const words = {
  transferStates: {
    asked: 'Pedido',
    refused: 'Rechazado',
    withdrawn: 'Retirado',
    sent: 'En camino',
    part_received: 'Recibido en parte',
    received: 'Recibido',
  } satisfies Record<TransferState, string>,
  deliveryStates: { open: 'Abierta', finished: 'Recibida', abandoned: 'Descartada' } satisfies Record<DeliveryState, string>,
  way: (from: string, to: string) => `De ${from} a ${to}`,
}
export type Words = typeof words
