export const countStates = ['open', 'applied', 'abandoned'] as const
export type CountState = (typeof countStates)[number]

/** What is left lies open until somebody goes on; applied it is in the stock, and another count corrects it. */
export const countTransitions: Record<CountState, readonly CountState[]> = {
  open: ['applied', 'abandoned'],
  applied: [],
  abandoned: [],
}

export const mayMove = (from: CountState, to: CountState): boolean => countTransitions[from].includes(to)
