/** What becomes of an order by e-mail: a list of its account, its basket, an order, nothing; or somebody dealt with it otherwise. */
export const letterStates = ['open', 'listed', 'in_basket', 'ordered', 'refused', 'handled'] as const
export type LetterState = (typeof letterStates)[number]
export type Decided = Exclude<LetterState, 'open'>

/** Each is decided once: the database refuses a second outcome. */
export const letterMoves: Readonly<Record<LetterState, readonly Decided[]>> = {
  open: ['listed', 'in_basket', 'ordered', 'refused', 'handled'],
  listed: [],
  in_basket: [],
  ordered: [],
  refused: [],
  handled: [],
}

/** How one reached the shop: by the form of the private area, signed in, or as an e-mail. */
export const arrivals = ['form', 'mail'] as const
export type Arrival = (typeof arrivals)[number]

/** What a line is now: one title; several to choose from; none; or left out. */
export const letterLineStates = ['found', 'choose', 'unknown', 'unwanted'] as const
export type LetterLineState = (typeof letterLineStates)[number]

export const lineState = (line: {
  wanted: boolean
  product_id: number | null
  candidates: readonly number[]
}): LetterLineState =>
  !line.wanted ? 'unwanted' : line.product_id !== null ? 'found' : line.candidates.length > 0 ? 'choose' : 'unknown'

/** Whether whoever sent it is known to be who they say they are. */
export const proofs = ['signed_in', 'answered', 'unproved'] as const
export type Proof = (typeof proofs)[number]
