import type { Role } from '#modules/people/staff/grants.ts'

/**
 * Whoever may knock at the shop. `stranger` has no access token, `visitor` only the anonymous one; `waiting` is a library that the
 * shop has not looked at, `unproved` a business it agreed nothing with; `neighbour` is the holder of another library than the one
 * whose things are asked for, with all a library may.
 */
export const customers = [
  'guest',
  'private',
  'waiting',
  'unproved',
  'business',
  'neighbour',
  'holder',
  'requester',
  'approver',
  'accounts',
] as const
export type Customer = (typeof customers)[number]
export const staff: readonly Role[] = ['bookseller', 'order_desk', 'finance', 'catalogue', 'marketing', 'trade_desk', 'admin']
export const callers = ['stranger', 'visitor', ...customers, ...staff] as const
export type CallerKind = 'stranger' | 'visitor' | Customer | Role

export type Policy = readonly CallerKind[]

const not = (policy: Policy, ...out: CallerKind[]): Policy => policy.filter((kind) => !out.includes(kind))

/** No key at all. */
export const open: Policy = callers
/** The storefront's own token, which names nobody. */
export const shop: Policy = ['visitor', ...customers]
/** Signed in, as a guest too. */
export const known: Policy = customers
/** An account, whoever of it signs in. */
export const account: Policy = not(customers, 'guest')
/** The account's own affairs. */
export const holders: Policy = not(account, 'requester', 'approver', 'accounts')
/** Whose letters they are: an account's holder, or a guest. */
export const ownLetters: Policy = not(known, 'requester', 'approver', 'accounts')
/** Who buys, signed in. */
export const buyers: Policy = not(known, 'accounts')
/** Who buys, signed in or not. */
export const shoppers: Policy = not(shop, 'accounts')
/** Libraries that were looked at and businesses with terms. */
export const trade: Policy = ['business', 'neighbour', 'holder', 'requester', 'approver', 'accounts']
export const desk: Policy = not(trade, 'accounts')
export const deciders: Policy = ['business', 'neighbour', 'holder', 'approver']
export const payers: Policy = not(trade, 'requester')
export const managers: Policy = ['business', 'neighbour', 'holder']
/** Libraries alone. */
export const libraries = (policy: Policy): Policy => not(policy, 'business')
/** Whose account the thing asked for is; for everybody else it is not there. */
export const team: Policy = ['holder', 'requester', 'approver', 'accounts']
export const within = (policy: Policy): Policy => team.filter((kind) => policy.includes(kind))

export const nobody: Policy = []
export const everyStaff: Policy = staff
export const only = (...roles: Role[]): Policy => roles
