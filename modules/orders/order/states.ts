/** What is sold: goods in lines, or without any a gift card or places at an activity. */
export const orderKinds = ['goods', 'gift_card', 'activity'] as const
export type OrderKind = (typeof orderKinds)[number]

/** Order statuses of O-02; a namespace of their own, never mixed with availability codes of the same name (O-04). */
export const orderCodes = ['e0', 'e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8'] as const
export type OrderCode = (typeof orderCodes)[number]

/** What happens to a line's copies. */
export const fulfilments = [
  'placed',
  'awaiting_launch',
  'preparing',
  'ready',
  'sent',
  'delivered',
  'collected',
  'collected_at_library',
  'cancelled',
] as const
export type Fulfilment = (typeof fulfilments)[number]

/** Each move is a compare-and-set; any other is a Conflict. What was handed over comes back as a return, a record of its own. */
export const fulfilmentTransitions: Record<Fulfilment, readonly Fulfilment[]> = {
  placed: ['preparing', 'awaiting_launch', 'cancelled'],
  awaiting_launch: ['preparing', 'ready', 'cancelled'],
  preparing: ['awaiting_launch', 'ready', 'sent', 'cancelled'],
  ready: ['sent', 'collected', 'collected_at_library', 'cancelled'],
  sent: ['delivered'],
  delivered: [],
  collected: [],
  collected_at_library: [],
  cancelled: [],
}

/** Whether a line has its invoice: closed once it is also handed over and nothing more will happen to it. */
export const invoicings = ['open', 'invoiced', 'closed'] as const
export type Invoicing = (typeof invoicings)[number]

export const invoicingTransitions: Record<Invoicing, readonly Invoicing[]> = {
  open: ['invoiced'],
  invoiced: ['closed'],
  closed: [],
}

/** Lines that may be closed. */
export const closable: readonly Fulfilment[] = ['ready', 'sent', 'delivered', 'collected', 'collected_at_library']

export const mayFulfil = (from: Fulfilment, to: Fulfilment): boolean => fulfilmentTransitions[from].includes(to)

const codes: Record<Fulfilment, OrderCode> = {
  placed: 'e0',
  awaiting_launch: 'e3',
  preparing: 'e1',
  ready: 'e2',
  sent: 'e7',
  delivered: 'e7',
  collected: 'e6',
  collected_at_library: 'e8',
  cancelled: 'e4',
}

/** A line's code, as the database derives it too (order_line.state): it is never typed. */
export const codeOf = ({ fulfilment, invoicing }: { fulfilment: Fulfilment; invoicing: Invoicing }): OrderCode =>
  fulfilment !== 'cancelled' && invoicing === 'closed' ? 'e5' : codes[fulfilment]

/**
 * How a line's code moves, as a consequence of the two tables above: pending, in process, available, coming soon, cancelled, billed,
 * picked up, sent, picked up at the library. The graph of O-05, and what the shop's flow adds to it: e0 to e3 (paid before the
 * title appears), e3 to e1 (its day has come), e2 to e4 (nobody collected it).
 */
export const lineTransitions: Record<OrderCode, readonly OrderCode[]> = {
  e0: ['e1', 'e3', 'e4'],
  e1: ['e2', 'e3', 'e4', 'e7'],
  e3: ['e1', 'e2', 'e4'],
  e2: ['e4', 'e5', 'e6', 'e7', 'e8'],
  e6: ['e5'],
  e7: ['e5'],
  e8: ['e5'],
  e4: [],
  e5: [],
}

/** Where an order's money stands. */
export const paymentStates = [
  'pending',
  'authorised',
  'on_account',
  'part_paid',
  'paid',
  'part_refunded',
  'refunded',
  'cancelled',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** A later parcel's charge may follow a refund; an order that was let go comes back never; one on account is paid by its invoices. */
export const paymentTransitions: Record<PaymentState, readonly PaymentState[]> = {
  pending: ['authorised', 'on_account', 'part_paid', 'paid', 'cancelled'],
  authorised: ['part_paid', 'paid', 'cancelled'],
  on_account: ['part_paid', 'paid', 'part_refunded', 'refunded', 'cancelled'],
  part_paid: ['paid', 'part_refunded', 'refunded'],
  paid: ['part_refunded', 'refunded'],
  part_refunded: ['refunded'],
  refunded: ['part_refunded'],
  cancelled: [],
}

/** Orders in these states were promised their money: their parcels may be prepared. */
export const payingStates: readonly PaymentState[] = [
  'authorised',
  'on_account',
  'part_paid',
  'paid',
  'part_refunded',
  'refunded',
]

/** How the money of orders on account moves: a receipt that finance booked wrongly is taken back, and what was paid is open again. */
export const accountTransitions: Partial<Record<PaymentState, readonly PaymentState[]>> = {
  on_account: ['part_paid', 'paid', 'part_refunded', 'refunded', 'cancelled'],
  part_paid: ['on_account', 'paid', 'part_refunded', 'refunded'],
  paid: ['on_account', 'part_paid', 'part_refunded', 'refunded'],
  part_refunded: ['on_account', 'part_paid', 'paid', 'refunded'],
  refunded: ['part_refunded'],
}

/**
 * The payment state of an order on account: `dueCents` is what is left of it less what was given back, `receivedCents` what came in
 * for it by its invoices. More than is due is given back in part: the shop owes it.
 */
export function accountStateOf({
  isLiving,
  dueCents,
  givenBackCents,
  receivedCents,
}: {
  isLiving: boolean
  dueCents: number
  givenBackCents: number
  receivedCents: number
}): PaymentState {
  if (!isLiving) return 'cancelled'
  if (receivedCents > dueCents) return 'part_refunded'
  if (dueCents === 0 && givenBackCents > 0) return 'refunded'
  if (receivedCents === dueCents) return 'paid'
  return receivedCents > 0 ? 'part_paid' : 'on_account'
}

/** The payment state that what was captured and refunded says; `dueCents` is what the living parcels cost in all. */
export function paymentStateOf({
  capturedCents,
  refundedCents,
  dueCents,
}: {
  capturedCents: number
  refundedCents: number
  dueCents: number
}): PaymentState {
  if (refundedCents > 0) return refundedCents >= capturedCents ? 'refunded' : 'part_refunded'
  if (capturedCents === 0 && dueCents > 0) return 'authorised'
  return capturedCents >= dueCents ? 'paid' : 'part_paid'
}

/** Least advanced first. */
export const progress: readonly OrderCode[] = ['e0', 'e3', 'e1', 'e2', 'e7', 'e6', 'e8', 'e5']

/** The code an order shows: that of its least advanced living line; cancelled only when every line is (derived, never typed). */
export function orderCodeOf(lines: readonly OrderCode[]): OrderCode {
  return progress.find((code) => lines.includes(code)) ?? 'e4'
}

/** The code an order shows: of its lines; of a gift card or places, which have none, by its money: they leave by e-mail as soon as it is paid. */
export function orderStatus(
  { kind, payment_state }: { kind: OrderKind; payment_state: PaymentState },
  lines: readonly OrderCode[],
): OrderCode {
  if (kind === 'goods') return orderCodeOf(lines)
  if (payment_state === 'pending') return 'e0'
  return payment_state === 'cancelled' || payment_state === 'refunded' ? 'e4' : 'e7'
}

/** Where a paid line goes: what has not appeared yet waits for its day, everything else is prepared. */
export const afterPayment = (line: { launch: string | null; today: string }): Fulfilment =>
  line.launch !== null && line.launch > line.today ? 'awaiting_launch' : 'preparing'
