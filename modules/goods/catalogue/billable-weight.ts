/** Weight of a product whose own is unknown, in grams. */
const usualGrams = { book: 450, object: 350 } as const
export const gramsOf = (kind: 'book' | 'object', grams: number | null): number => grams ?? usualGrams[kind]

/** Cubic centimetres that carriers bill as one kilogram. */
const cubicPerKilogram = 6000

/** What carriers bill for the room a product takes, in grams; 0 when a side is unknown. "24 × 17 × 3 cm", "240 x 170 x 30 mm". */
export function volumetricGrams(dimensions: string | null): number {
  const sides = dimensions?.match(/\d+(?:[.,]\d+)?/g)?.map((side) => Number(side.replace(',', '.'))) ?? []
  const unit = dimensions?.match(/\b(mm|cm)\b/i)?.[1]?.toLowerCase()
  if (sides.length !== 3 || !unit) return 0
  const volume = sides.reduce((all, side) => all * (unit === 'mm' ? side / 10 : side), 1)
  return Math.ceil((volume * 1000) / cubicPerKilogram)
}

/** What carriers bill a product by: the greater of its weight and its room. */
export const billableGrams = (kind: 'book' | 'object', piece: { grams: number | null; dimensions: string | null }): number =>
  Math.max(gramsOf(kind, piece.grams), volumetricGrams(piece.dimensions))
