import type { Words } from './es.ts'

export const words: Words = {
  title: 'E-mails sent',
  empty: 'Every e-mail has gone out.',
  views: { failed: 'Could not be sent', stuck: 'Being retried', waiting: 'To be sent', sent: 'Sent', all: 'All' },
  columns: { to: 'To', subject: 'Subject', written: 'Written', state: 'Status', why: 'Reason' },
  states: { waiting: 'To be sent', sent: 'Sent', failed: 'Not sent', erased: 'Erased' },
  why: { address: 'The address does not exist', server: 'The mail server does not answer', other: 'Another reason' },
  of: (id) => `E-mail ${id}`,
  order: 'Order',
  sentAt: 'Sent',
  tries: 'Attempts',
  next: 'Next attempt',
  failure: 'What the server said',
  copyOf: 'Another copy of e-mail',
  text: 'Text',
  noText: 'This e-mail opens an account or was erased: it is not shown and not sent again.',
  again: 'Send again',
  elsewhere: 'Send to another address',
  to: 'Another address of the same account',
  toHint: 'Only an address that the account has confirmed. If it is misspelt in the order, correct it there.',
  queued: 'The e-mail goes out in a moment.',
  reasons: {
    'mail.emptied': 'Its text is no longer kept.',
    'mail.on_its_way': 'It is still waiting to be sent.',
  },
}
