import { Conflict } from '#kernel/errors.ts'

export const listKinds = ['order', 'saved', 'proposal'] as const
export type ListKind = (typeof listKinds)[number]

export const listStates = ['open', 'awaiting', 'ordered', 'archived'] as const
export type ListState = (typeof listStates)[number]

/** Each move is a compare-and-set; any other is a Conflict. Awaiting: a requester's list that an approver decides on. */
export const listTransitions: Record<ListState, readonly ListState[]> = {
  open: ['awaiting', 'ordered', 'archived'],
  awaiting: ['open', 'ordered'],
  archived: ['open'],
  ordered: [],
}

/** @throws Conflict 'desk.not_now' when a list does not move so, having gone elsewhere meanwhile. */
export function requireMove(from: ListState, to: ListState): void {
  if (!listTransitions[from].includes(to)) throw new Conflict('desk.not_now')
}

/** found: one product; choose: several fit; unknown: none; requested: a bookseller was asked; parked: kept out of the order. */
export const lineStates = ['found', 'choose', 'unknown', 'requested', 'parked'] as const
export type LineState = (typeof lineStates)[number]
