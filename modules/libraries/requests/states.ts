export const requestStates = ['open', 'answered', 'accepted', 'declined', 'closed'] as const
export type RequestState = (typeof requestStates)[number]

/** Where a request may go from where it stands; the staff answer and close, whoever asked accepts and declines; it is open again where what answered it is taken back. */
export const moves: Readonly<Record<RequestState, readonly RequestState[]>> = {
  open: ['answered', 'closed'],
  answered: ['accepted', 'declined', 'closed', 'open'],
  accepted: ['open'],
  declined: [],
  closed: [],
}

/** The states from which one is reached. */
export const before = (state: RequestState): RequestState[] => requestStates.filter((from) => moves[from].includes(state))
