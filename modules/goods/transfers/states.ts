export const transferStates = ['asked', 'refused', 'withdrawn', 'sent', 'part_received', 'received'] as const
export type TransferState = (typeof transferStates)[number]

/** Each move is a compare-and-set. What was sent has left its store: it is received, in part, in whole or with what is missing. */
export const transferTransitions: Record<TransferState, readonly TransferState[]> = {
  asked: ['refused', 'withdrawn', 'sent'],
  refused: [],
  withdrawn: [],
  sent: ['part_received', 'received'],
  part_received: ['part_received', 'received'],
  received: [],
}

export const mayMove = (from: TransferState, to: TransferState): boolean => transferTransitions[from].includes(to)

/** States in which copies are on their way, or somebody has to answer. */
export const openStates = transferStates.filter((state) => transferTransitions[state].length > 0)
