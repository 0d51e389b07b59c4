export const deliveryStates = ['open', 'finished', 'abandoned'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Finished, its copies are in the stock; what was wrong is corrected by a count. */
export const deliveryTransitions: Record<DeliveryState, readonly DeliveryState[]> = {
  open: ['finished', 'abandoned'],
  finished: [],
  abandoned: [],
}

export const mayMove = (from: DeliveryState, to: DeliveryState): boolean => deliveryTransitions[from].includes(to)
