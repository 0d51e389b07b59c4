import type { PrivateMessages } from '../messages.tsx'

export const members: PrivateMessages['members'] = {
  title: 'Account users',
  intro:
    'Invite the people you work with. Each person signs in with their own e-mail address and password, and every order shows who placed it.',
  invite: 'Invite a user',
  email: 'E-mail',
  name: 'Full name',
  role: 'Role',
  roleHint: 'Requesters prepare lists; approvers place orders; accounts staff see the documents and request invoices.',
  limit: 'Limit per order (€, VAT included)',
  limitHint:
    'Orders up to this amount need no approval. If left empty, a requester’s orders always need approval and an approver’s never do.',
  send: 'Send invitation',
  full: 'The account has reached its maximum number of users. Close one to invite another.',
  gone: 'Closed users',
  change: 'Change',
  save: 'Save',
  again: 'Resend',
  close: 'Close',
  closeHint: 'Closing a user signs them out straight away. Their name stays on what they did.',
  invitation: 'Invitation',
  loginIs: 'You will sign in with',
  yourName: 'Your full name',
  privacy: 'I have read and accept the privacy policy.',
  join: 'Accept and sign in',
  left: ({ count }: { count: number }) =>
    count === 1 ? 'You can invite one more person.' : `You can invite ${count} more people.`,
  upTo: ({ sum }: { sum: string }) => `up to ${sum} per order`,
  invitedTo: ({ account }: { account: string }) => `${account} has invited you to its account.`,
  roles: { requester: 'Requester', approver: 'Approver', accounts: 'Accounts' },
  states: { invited: 'Invitation sent', expired: 'Invitation expired', active: 'Since', closed: 'Closed' },
  may: {
    requester: 'You will be able to prepare order lists and send them for approval.',
    approver: 'You will be able to prepare and place orders and approve other people’s.',
    accounts: 'You will be able to see orders, delivery notes and invoices, and request invoices.',
  },
}
