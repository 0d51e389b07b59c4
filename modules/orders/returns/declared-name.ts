import type { WholeOrder } from '#modules/orders/parcels/whole-order.ts'

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2)

/** Names that stand on an order, beside those of its account. */
export const namesOn = ({ delivery_address, billing_address, pickup_point }: WholeOrder['order']): string[] =>
  [delivery_address, billing_address, pickup_point].flatMap((place) => (place?.recipient ? [place.recipient] : []))

/** Whether a declared name shares no word with any that are known: "García" and "Ana Garcia Ruiz" agree. Without any, it agrees. */
export function nameDiffers(declared: string, known: readonly string[]): boolean {
  const words = new Set(known.flatMap(wordsOf))
  return words.size > 0 && !wordsOf(declared).some((word) => words.has(word))
}
