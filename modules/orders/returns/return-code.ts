import type { RefusalCode } from '#kernel/errors.ts'
import type { ReturnState } from './states.ts'

/** What the label of a return says, and a scanner reads. */
export const returnCode = (id: number): string => `D-${String(id).padStart(6, '0')}`

const beforeArrival: readonly ReturnState[] = ['requested', 'accepted']

/** Why a return gets no label; null where it does. */
export const whyNoLabel = (state: ReturnState): RefusalCode | null =>
  beforeArrival.includes(state) ? null : state === 'refused' ? 'return.refused' : 'return.arrived'
