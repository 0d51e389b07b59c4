import type { Piece } from './saved-query.ts'

/** The pieces that cost less than so many euros (M-22: the bound itself is not under it); all of them without a bound. */
export const below = (pieces: readonly Piece[], euros: number | undefined): readonly Piece[] =>
  euros === undefined ? pieces : pieces.filter(({ cents }) => cents < euros * 100)

/**
 * Each piece once, one of each hand in turn, as cards are dealt: a list of everything does not begin with one category's forty.
 */
export function together(hands: readonly (readonly Piece[])[]): Piece[] {
  const dealt = new Map<number, Piece>()
  const longest = Math.max(0, ...hands.map((hand) => hand.length))
  for (let index = 0; index < longest; index += 1)
    for (const hand of hands) {
      const piece = hand[index]
      if (piece && !dealt.has(piece.id)) dealt.set(piece.id, piece)
    }
  return [...dealt.values()]
}
