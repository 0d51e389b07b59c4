import { allocate, type Cents, cents, sum } from '#kernel/money.ts'
import type { Advantage } from './advantages.ts'
import type { ShelfLine } from './shelf.ts'

/**
 * The bonus points of each line, in cents (K-29): never above what the products cost, never on a line with a coupon (K-31), and on
 * books only where counsel allowed it, within the room that the law leaves.
 */
export function bonusShares(
  lines: readonly ShelfLine[],
  advantages: readonly Advantage[],
  { asked, onBooks }: { asked: Cents; onBooks: boolean },
): Cents[] {
  const most = lines.map((line, index) => {
    const advantage = advantages[index]
    if (advantage === undefined || advantage.coupon > 0 || (line.kind === 'book' && !onBooks)) return 0
    return line.room - advantage.promotion
  })
  const whole = sum(most)
  return whole > 0 ? allocate(cents(Math.min(asked, whole)), most) : lines.map(() => cents(0))
}
