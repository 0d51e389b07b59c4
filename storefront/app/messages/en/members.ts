import type { PrivateMessages } from '../messages.tsx'

export const members: PrivateMessages['members'] = {
  title: 'Users of the account',
  intro:
    'Invite the people you work with: each signs in with an e-mail and password of their own, and every order says who made it.',
  invite: 'Invite somebody',
  email: 'E-mail',
  name: 'Name and surname',
  role: 'Role',
  roleHint: 'Requesters prepare lists; approvers place them; accounts reads the papers and asks for invoices.',
  limit: 'Limit per order (€, VAT included)',
  limitHint: 'Orders up to this sum need no approval. Empty: a requester’s always do, an approver’s never.',
  send: 'Send invitation',
  full: 'The account has as many users as it may. Close one to invite another.',
  gone: 'No longer sign in',
  change: 'Change',
  save: 'Save',
  again: 'Send again',
  close: 'Close',
  closeHint: 'Closing ends their sessions at once. What they did keeps their name.',
  invitation: 'Invitation',
  loginIs: 'You will sign in with',
  yourName: 'Your name and surname',
  privacy: 'I have read and accept the privacy policy.',
  join: 'Accept and sign in',
  left: ({ count }: { count: number }) =>
    count === 1 ? 'You may invite one more person.' : `You may invite ${count} more people.`,
  upTo: ({ sum }: { sum: string }) => `up to ${sum} per order`,
  invitedTo: ({ account }: { account: string }) => `${account} invites you to its account.`,
  roles: { requester: 'Requester', approver: 'Approver', accounts: 'Accounts' },
  states: { invited: 'Invitation sent', expired: 'Invitation expired', active: 'Since', closed: 'Closed' },
  may: {
    requester: 'You will be able to prepare order lists and send them for approval.',
    approver: 'You will be able to prepare orders, approve those of others and place them.',
    accounts: 'You will be able to read orders, delivery notes and invoices, and to ask for invoices.',
  },
}
