import type { OrderCode, PaymentState } from '#modules/orders/order/contract.ts'

type Tone = 'plain' | 'good' | 'wait' | 'bad' | 'info'

/** How urgent a state looks; its word says what it is. */
export const toneOf: Record<OrderCode, Tone> = {
  e0: 'wait',
  e1: 'info',
  e2: 'good',
  e3: 'plain',
  e4: 'bad',
  e5: 'plain',
  e6: 'plain',
  e7: 'good',
  e8: 'plain',
}

export const paymentTone: Record<PaymentState, Tone> = {
  pending: 'wait',
  authorised: 'info',
  on_account: 'info',
  part_paid: 'wait',
  paid: 'good',
  part_refunded: 'plain',
  refunded: 'plain',
  cancelled: 'bad',
}

export const parcelTone: Record<'planned' | 'ready' | 'handed_over' | 'delivered' | 'cancelled', Tone> = {
  planned: 'wait',
  ready: 'info',
  handed_over: 'good',
  delivered: 'good',
  cancelled: 'bad',
}

export const claimTone = { open: 'wait', accepted: 'info', refused: 'bad', closed: 'good' } as const
export const shortTone = {
  open: 'wait',
  looking: 'wait',
  asked: 'info',
  ordered: 'info',
  offered: 'info',
  closed: 'good',
} as const
export const invoiceTone = { stands: 'good', replaced: 'plain', cancelled: 'bad' } as const

export const emailTone: Record<'waiting' | 'sent' | 'failed' | 'erased', Tone> = {
  waiting: 'wait',
  sent: 'good',
  failed: 'bad',
  erased: 'plain',
}

export const returnTone = { requested: 'wait', accepted: 'info', refused: 'bad', received: 'wait', refunded: 'good' } as const
