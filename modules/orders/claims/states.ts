export const claimStates = ['open', 'accepted', 'refused', 'closed'] as const
export type ClaimState = (typeof claimStates)[number]
export const claimKinds = ['missing', 'damaged', 'wrong_title'] as const
export type ClaimKind = (typeof claimKinds)[number]
/** How an accepted claim is made good: the copies are sent again, or their money is given back. */
export const resolutions = ['resend', 'credit'] as const
export type Resolution = (typeof resolutions)[number]

/**
 * Each move is a compare-and-set. What is accepted is closed once it is made good; what is to be sent again and cannot be had may
 * still be credited.
 */
export const claimTransitions: Record<ClaimState, readonly ClaimState[]> = {
  open: ['accepted', 'refused'],
  accepted: ['accepted', 'closed'],
  refused: ['closed'],
  closed: [],
}

export const mayMove = (from: ClaimState, to: ClaimState): boolean => claimTransitions[from].includes(to)
