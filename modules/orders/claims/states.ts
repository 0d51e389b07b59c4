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

/** Why a claim cannot be answered, made good or laid aside now; null where it can. */
export interface ClaimActs {
  answer: 'claim.is_answered' | null
  resend: 'claim.answer_first' | 'claim.being_sent' | 'claim.is_over' | null
  credit: 'claim.answer_first' | 'claim.being_sent' | 'claim.is_over' | null
  close: 'claim.answer_first' | 'claim.make_good' | 'claim.is_over' | null
}

const acts: Record<ClaimState, ClaimActs> = {
  open: { answer: null, resend: 'claim.answer_first', credit: 'claim.answer_first', close: 'claim.answer_first' },
  accepted: { answer: 'claim.is_answered', resend: null, credit: null, close: 'claim.make_good' },
  refused: { answer: 'claim.is_answered', resend: 'claim.is_over', credit: 'claim.is_over', close: null },
  closed: { answer: 'claim.is_answered', resend: 'claim.is_over', credit: 'claim.is_over', close: 'claim.is_over' },
}
/** `beingSent`: an order with its copies is on its way to leave. */
export const actsOf = (state: ClaimState, beingSent: boolean): ClaimActs =>
  state === 'accepted' && beingSent ? { ...acts[state], resend: 'claim.being_sent', credit: 'claim.being_sent' } : acts[state]

export const mayMove = (from: ClaimState, to: ClaimState): boolean => claimTransitions[from].includes(to)
