export const requestStates = ['open', 'answered', 'accepted', 'declined', 'closed'] as const
export type RequestState = (typeof requestStates)[number]

/** Where a request may go from where it stands; the staff answer and close, whoever asked accepts and declines. */
export const moves: Readonly<Record<RequestState, readonly RequestState[]>> = {
  open: ['answered', 'closed'],
  answered: ['accepted', 'declined', 'closed'],
  accepted: [],
  declined: [],
  closed: [],
}

/** The states from which one is reached. */
export const before = (state: RequestState): RequestState[] => requestStates.filter((from) => moves[from].includes(state))
