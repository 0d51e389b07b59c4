/** Points for each hundred cents paid. */
const percentEarned = 5
/** What the law lets off a book, points included (Ley 10/2007, art. 9). Wider caps of fairs and libraries leave no room for points. */
const bookPercent = 5

/** A line of an order that is paid; cents, VAT as charged. */
export interface EarningLine {
  kind: 'book' | 'object'
  quantity: number
  list_unit_cents: number
  paid_cents: number
}

/** What the law still lets off the copies of a line, after everything that was taken off their fixed price. */
const roomOf = ({ quantity, list_unit_cents: list, paid_cents }: EarningLine): number =>
  Math.max(0, Math.floor((list * bookPercent) / 100) * quantity - (list * quantity - paid_cents))

/**
 * Points for what was paid, shipping apart (M-06). Books earn while the switch is on, and no more than their discount left: points are a
 * discount too (A-8; Ley 10/2007, art. 11; decision 36).
 */
export function pointsEarned(lines: readonly EarningLine[], onBooks: boolean): number {
  const earned = (paid: number) => Math.floor((paid * percentEarned) / 100)
  const objects = lines.filter((line) => line.kind === 'object').reduce((all, line) => all + line.paid_cents, 0)
  const books = onBooks ? lines.filter((line) => line.kind === 'book') : []
  return books.reduce((all, line) => all + Math.min(earned(line.paid_cents), roomOf(line)), earned(objects))
}
