import { z } from 'zod'

/** Whose account it is, and the roles of those it invites: they ask; decide and order; read the papers and ask for invoices. */
export const memberRoles = ['requester', 'approver', 'accounts'] as const
export type MemberRole = (typeof memberRoles)[number]
export const roles = ['holder', ...memberRoles] as const
export type Role = (typeof roles)[number]

/**
 * What the people of one account may do, each for the account as a whole. Their own password and sessions are everybody's own and
 * not in the table. 'order.place' has a limit besides: see `requireWithinLimit`.
 */
export const memberGrants = {
  'desk.use': ['holder', 'requester', 'approver'],
  'order.place': ['holder', 'requester', 'approver'],
  'order.approve': ['holder', 'approver'],
  'order.read': ['holder', 'requester', 'approver', 'accounts'],
  'papers.read': ['holder', 'requester', 'approver', 'accounts'],
  'invoice.request': ['holder', 'approver', 'accounts'],
  'budget.read': ['holder', 'requester', 'approver', 'accounts'],
  'claim.make': ['holder', 'requester', 'approver'],
  'request.make': ['holder', 'requester', 'approver'],
  'standing.manage': ['holder', 'approver'],
  // Data, addresses, erasure of the account.
  'account.manage': ['holder'],
  'members.manage': ['holder'],
} as const satisfies Record<string, readonly Role[]>
export type MemberAction = keyof typeof memberGrants

declare const proof: unique symbol

/**
 * An e-mail that is known to be theirs who ask. Whoever types one has shown nothing: rows that are found by an e-mail alone are read,
 * changed and deleted for a value of this type, and only customers/proved-address.ts makes one.
 */
export type ProvedAddress = string & { readonly [proof]: true }

export const ServiceAccount = z.object({ username: z.string().max(200), password: z.string().max(200) })
export const AccessToken = z.object({ access: z.string() })
