import { describe, expect, it } from 'vitest'
import type { Cents } from '#kernel/money.ts'
import type { Member } from './caller.ts'
import { type MemberAction, memberGrants, roles } from './contract.ts'
import { isWithinLimit, mayMember } from './member-grants.ts'

const member = (role: Member['role'], limit: number | null = null) => ({
  member: { id: 'm-1', role, name: 'Pau', email: 'pau@example.com', spendingLimitCents: limit as Cents | null },
})
const holder = { member: null }

describe('a spending limit', () => {
  it.each([
    ['the holder', holder, 1_000_000, true],
    ['a requester without a limit', member('requester'), 1, false],
    ['a requester at the limit', member('requester', 5_000), 5_000, true],
    ['a requester a cent beyond it', member('requester', 5_000), 5_001, false],
    ['a requester whose limit is nothing, for what costs nothing', member('requester', 0), 0, true],
    ['an approver without a limit', member('approver'), 1_000_000, true],
    ['an approver a cent beyond theirs', member('approver', 5_000), 5_001, false],
    ['the accounts department, whatever its limit', member('accounts', 5_000), 1, false],
  ])('of %s', (_, caller, total, within) => expect(isWithinLimit(caller, total as Cents)).toBe(within))
})

describe('the roles of an account', () => {
  const allowed = (action: MemberAction) => roles.filter((role) => mayMember(role === 'holder' ? holder : member(role), action))
  it('leave the account, its addresses and its people to the holder', () => {
    expect(allowed('account.manage')).toEqual(['holder'])
    expect(allowed('members.manage')).toEqual(['holder'])
  })
  it('let nobody who asks decide, and nobody of the accounts department buy', () => {
    expect(allowed('order.approve')).toEqual(['holder', 'approver'])
    for (const action of ['desk.use', 'order.place', 'claim.make', 'request.make'] as const)
      expect(allowed(action)).not.toContain('accounts')
  })
  it('let the holder do everything', () => {
    for (const action of Object.keys(memberGrants) as MemberAction[]) expect(allowed(action)).toContain('holder')
  })
})
