import type { CountState } from '#modules/goods/counts/staff-contract.ts'
import type { DeliveryState } from '#modules/goods/supplier-deliveries/staff-contract.ts'
import type { TransferState } from '#modules/goods/transfers/staff-contract.ts'

type Tone = 'plain' | 'good' | 'wait' | 'bad' | 'info'

export const transferTone: Record<TransferState, Tone> = {
  asked: 'wait',
  refused: 'bad',
  withdrawn: 'plain',
  sent: 'info',
  part_received: 'wait',
  received: 'good',
}

export const countTone: Record<CountState, Tone> = { open: 'wait', applied: 'good', abandoned: 'plain' }

export const deliveryTone: Record<DeliveryState, Tone> = { open: 'wait', finished: 'good', abandoned: 'plain' }
