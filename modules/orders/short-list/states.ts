/** What is being done about copies that are short. */
export const shortStates = ['open', 'looking', 'asked', 'ordered', 'offered', 'closed'] as const
export type ShortState = (typeof shortStates)[number]

const undecided = ['open', 'looking', 'asked', 'ordered', 'offered', 'closed'] as const
/** Each move is a compare-and-set. Until it is closed somebody may think again: what was ordered is found, what was asked never comes. */
export const shortTransitions: Record<ShortState, readonly ShortState[]> = {
  open: undecided,
  looking: undecided,
  asked: undecided,
  ordered: undecided,
  offered: undecided,
  closed: [],
}

export const mayMove = (from: ShortState, to: ShortState): boolean => shortTransitions[from].includes(to)

/** How it ended: by somebody, or because copies came, the line was called off, or it left as it was. */
export const shortOutcomes = ['found', 'provided', 'called_off', 'left', 'laid_aside'] as const
export type ShortOutcome = (typeof shortOutcomes)[number]

/** Why copies are not on the shelf. */
export const missingReasons = ['not_found', 'damaged', 'sold'] as const
export type MissingReason = (typeof missingReasons)[number]
