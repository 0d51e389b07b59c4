/** Where a quote stands. `replaced`: a later revision of its number took its place. */
export const quoteStates = ['draft', 'sent', 'accepted', 'declined', 'expired', 'ordered', 'withdrawn', 'replaced'] as const
export type QuoteState = (typeof quoteStates)[number]

/** Each move is a compare-and-set under a lock; what has ended comes back as a revision or a copy. */
export const quoteMoves: Readonly<Record<QuoteState, readonly QuoteState[]>> = {
  draft: ['sent', 'withdrawn'],
  sent: ['accepted', 'declined', 'expired', 'withdrawn', 'replaced'],
  accepted: ['ordered', 'withdrawn'],
  declined: ['replaced'],
  expired: ['replaced'],
  ordered: [],
  withdrawn: [],
  replaced: [],
}

export const mayMove = (from: QuoteState, to: QuoteState): boolean => quoteMoves[from].includes(to)

/** Nothing comes of it any more by itself. */
export const ended = (state: QuoteState): boolean => state !== 'draft' && state !== 'sent' && state !== 'accepted'
