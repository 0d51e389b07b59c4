/** Order statuses of O-02; a namespace of their own, never mixed with availability codes of the same name (O-04). */
export const orderCodes = ['e0', 'e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8'] as const
export type OrderCode = (typeof orderCodes)[number]

/** How a line moves: pending, in process, available, coming soon, cancelled, billed, picked up, sent, picked up at the library. */
export const lineTransitions: Record<OrderCode, readonly OrderCode[]> = {
  e0: ['e1', 'e3', 'e4'],
  e1: ['e2', 'e3', 'e4'],
  e3: ['e1', 'e2', 'e4'],
  e2: ['e4', 'e5', 'e6', 'e7', 'e8'],
  e6: ['e5'],
  e7: ['e5'],
  e8: ['e5'],
  e4: [],
  e5: [],
}

export const mayMove = (from: OrderCode, to: OrderCode): boolean => lineTransitions[from].includes(to)

export const paymentStates = ['pending', 'authorised', 'paid', 'cancelled', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

export const paymentTransitions: Record<PaymentState, readonly PaymentState[]> = {
  pending: ['authorised', 'paid', 'cancelled'],
  authorised: ['paid', 'cancelled', 'refunded'],
  paid: ['refunded'],
  cancelled: [],
  refunded: [],
}

/** Least advanced first. */
const progress: readonly OrderCode[] = ['e0', 'e3', 'e1', 'e2', 'e7', 'e6', 'e8', 'e5']

/** The code an order shows: that of its least advanced living line; cancelled only when every line is (derived, never typed). */
export function orderCodeOf(lines: readonly OrderCode[]): OrderCode {
  return progress.find((code) => lines.includes(code)) ?? 'e4'
}

/** Where a paid line goes: what has not appeared yet waits for its day, everything else is prepared. */
export const paidCode = (line: { launch: string | null; today: string }): OrderCode =>
  line.launch !== null && line.launch > line.today ? 'e3' : 'e1'
