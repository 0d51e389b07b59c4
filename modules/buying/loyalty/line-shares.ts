import { type EarningLine, pointsEarned } from './earning.ts'
import type { Share } from './ledger.ts'

/** A line of an order, what points paid for it, and what part of it goes back: of the points it earned, and of those spent on it. */
export interface LineGoingBack extends EarningLine {
  bonus_cents: number
  earnedPart: Share
  spentPart: Share
}

/** Both sides of an order's points: what goes back of those it earned, and of those spent on it. */
export interface Shares {
  earned: Share
  spent: Share
}

export const whole: Share = { numerator: 1, denominator: 1 }
export const wholeOrder: Shares = { earned: whole, spent: whole }

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
/** Beyond this a part is rounded to millionths, so that numerators stay whole numbers. */
const finest = 1_000_000

function commonDenominator(parts: readonly Share[]): number {
  let common = 1
  for (const { denominator } of parts) {
    common = (common / divisor(common, denominator)) * denominator
    if (common > finest) return finest
  }
  return common
}

/** The share of a whole that is spread over the lines by weight, when parts of them go back. */
function weighted(lines: readonly { weight: number; part: Share }[]): Share {
  const common = commonDenominator(lines.map((line) => line.part))
  const going = ({ numerator, denominator }: Share) => Math.round((numerator / denominator) * common)
  return {
    numerator: lines.reduce((all, { weight, part }) => all + weight * going(part), 0),
    denominator: Math.max(1, lines.reduce((all, { weight }) => all + weight, 0) * common),
  }
}

/**
 * What goes back of an order's points when parts of its lines do; all lines of the order are given. Spent points follow the lines that
 * they paid for, earned ones the lines that earned them: a book brings back no points of an object.
 */
export function sharesOf(lines: readonly LineGoingBack[], earned: number): Shares {
  const onBooks = earned > pointsEarned(lines, false)
  return {
    earned: weighted(
      lines.map((line) => ({
        weight: line.kind === 'object' ? line.paid_cents : 20 * pointsEarned([line], onBooks),
        part: line.earnedPart,
      })),
    ),
    spent: weighted(lines.map((line) => ({ weight: line.bonus_cents, part: line.spentPart }))),
  }
}
