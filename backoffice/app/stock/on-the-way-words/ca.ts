import type { DeliveryState } from '#modules/goods/supplier-deliveries/staff-contract.ts'
import type { TransferState } from '#modules/goods/transfers/staff-contract.ts'

export const transferStates: Record<TransferState, string> = {
  asked: 'Demanat',
  refused: 'Rebutjat',
  withdrawn: 'Retirat',
  sent: 'En camí',
  part_received: 'Rebut en part',
  received: 'Rebut',
}
export const deliveryStates: Record<DeliveryState, string> = { open: 'Oberta', finished: 'Rebuda', abandoned: 'Descartada' }
export const way = (from: string, to: string) => `De ${from} a ${to}`
