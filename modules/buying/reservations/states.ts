/** What becomes of a reservation. */
export const reservationStates = ['held', 'collected', 'released'] as const
export type ReservationState = (typeof reservationStates)[number]

/** Each move is a compare-and-set; what was handed over or let go comes back as a reservation of its own. */
export const reservationMoves: Record<ReservationState, readonly ReservationState[]> = {
  held: ['collected', 'released'],
  collected: [],
  released: [],
}

export const mayMove = (from: ReservationState, to: ReservationState): boolean => reservationMoves[from].includes(to)
