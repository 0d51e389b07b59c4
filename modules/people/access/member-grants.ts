import { Forbidden, Refused } from '#kernel/errors.ts'
import type { Cents } from '#kernel/money.ts'
import type { Caller } from './caller.ts'
import { type MemberAction, memberGrants, type Role } from './contract.ts'

/** Guests and private customers have nobody beside them: they are the holder. */
export const roleOf = (caller: Pick<Caller, 'member'>): Role => caller.member?.role ?? 'holder'

export const mayMember = (caller: Pick<Caller, 'member'>, action: MemberAction): boolean =>
  (memberGrants[action] as readonly Role[]).includes(roleOf(caller))

/** @throws Forbidden "This page can not be accessed." when the caller's role in the account does not cover the action (U-34). */
export function requireMember(caller: Pick<Caller, 'member'>, action: MemberAction): void {
  if (!mayMember(caller, action)) throw new Forbidden()
}

/** Whether a sum, VAT included, is the caller's own to spend: without a limit a requester has none, an approver all. */
export function isWithinLimit({ member }: Pick<Caller, 'member'>, totalCents: Cents): boolean {
  if (!member) return true
  if (member.role === 'accounts') return false
  if (member.spendingLimitCents === null) return member.role === 'approver'
  return totalCents <= member.spendingLimitCents
}

/** @throws Refused 'access.needs_approval' when somebody else of the account has to agree to the sum. */
export function requireWithinLimit(caller: Pick<Caller, 'member'>, totalCents: Cents): void {
  if (!isWithinLimit(caller, totalCents)) throw new Refused('access.needs_approval')
}
