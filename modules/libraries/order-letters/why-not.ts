import type { LetterLineRow } from './lines.sql.ts'
import type { OrderLetterRow } from './order-letters.sql.ts'
import type { letterReasons, StaffLetter } from './staff-contract.ts'
import { letterMoves, lineState } from './states.ts'

type WhyNot = (typeof letterReasons)[number] | null

/**
 * What may be made of an order by e-mail now. Lines without a title go along into a list, where its owner sees them; a basket has no
 * place for them. An e-mail whose sender nobody knows never becomes an order on somebody's account: it can be a list or a basket that
 * the account itself decides on, or an order that it has to pay first.
 */
export function whyNot(
  { state, customer_id, came_by, proved_at }: Pick<OrderLetterRow, 'state' | 'customer_id' | 'came_by' | 'proved_at'>,
  { lines, trade, onAccount }: { lines: readonly LetterLineRow[]; trade: boolean; onAccount: boolean },
): StaffLetter['acts'] {
  const states = lines.map(lineState)
  const decided: WhyNot = letterMoves[state].length === 0 ? 'order_letter.decided' : null
  const account: WhyNot = decided ?? (customer_id === null ? 'order_letter.no_account' : null)
  const wanted: WhyNot = account ?? (states.every((line) => line === 'unwanted') ? 'order_letter.no_lines' : null)
  const found: WhyNot = account ?? (states.includes('found') ? null : 'order_letter.no_lines')
  const whole: WhyNot =
    found ?? (states.some((line) => line === 'choose' || line === 'unknown') ? 'order_letter.open_lines' : null)
  const ordered = (): WhyNot => {
    if (came_by === 'mail' && proved_at === null) return 'order_letter.unproved'
    if (!trade) return 'order_letter.no_desk'
    return onAccount ? null : 'order_letter.no_terms'
  }
  return {
    mend: decided,
    assign: decided ?? (came_by === 'form' ? 'order_letter.signed_in' : null),
    list: wanted ?? (trade ? null : 'order_letter.no_desk'),
    basket: whole,
    order: found ?? ordered(),
    link: whole,
    refuse: decided,
  }
}
