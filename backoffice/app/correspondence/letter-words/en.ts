import type { Words } from './es.ts'

export const words: Words = {
  title: 'Orders by e-mail',
  empty: 'No order by e-mail is waiting.',
  views: { open: 'To prepare', all: 'All' },
  columns: { number: 'Order', customer: 'Who', date: 'Received', file: 'File', comments: 'What they ask for', state: 'Status' },
  waits: 'To prepare',
  handled: 'Being prepared',
  by: 'Sent by',
  email: 'E-mail',
  message: 'What they wrote',
  file: (name) => `Download ${name}`,
  reading: 'What was read',
  counts: (found, lines) => `${found} of ${lines} lines recognised`,
  unread: 'Lines that ask for nothing',
  nothing: 'Neither the file nor the message could be read as a list.',
  states: { found: 'Found', choose: 'To be chosen', unknown: 'Not found' },
  handle: 'Mark as being prepared',
  done: 'Marked; the library sees so in its account.',
}
