import { Refused } from '#kernel/errors.ts'
import { type Cents, cents } from '#kernel/money.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { isWithinLimit, mayMember } from '#modules/people/access/member-grants.ts'

/**
 * When an order of a library or business waits for an approver (L-02): its total, VAT included, is beyond what its member may spend
 * alone, or beyond what is left of its budget. Who may approve decides both alone; how a list is sent, approved and returned stands
 * in approval.ts.
 */
export const mayOrderAlone = (caller: Caller, totalCents: number, beyondBudget: boolean): boolean =>
  isWithinLimit(caller, cents(totalCents)) && (!beyondBudget || mayMember(caller, 'order.approve'))

/** A budget beyond its end is a warning to whoever decides. @throws Refused 'desk.over_budget' for everybody else. */
export function requireWithinBudget(caller: Caller, totalCents: Cents, availableCents: number): void {
  if (totalCents > availableCents && !mayMember(caller, 'order.approve')) throw new Refused('desk.over_budget')
}
