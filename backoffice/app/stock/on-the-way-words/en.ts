import type { DeliveryState } from '#modules/goods/supplier-deliveries/staff-contract.ts'
import type { TransferState } from '#modules/goods/transfers/staff-contract.ts'

export const transferStates: Record<TransferState, string> = {
  asked: 'Asked for',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  sent: 'On the way',
  part_received: 'Partly received',
  received: 'Received',
}
export const deliveryStates: Record<DeliveryState, string> = { open: 'Open', finished: 'Received', abandoned: 'Discarded' }
export const way = (from: string, to: string) => `From ${from} to ${to}`
