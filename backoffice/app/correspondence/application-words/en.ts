import type { Words } from './es.ts'

export const words: Words = {
  title: 'Job applications',
  empty: 'None waits for an answer.',
  views: { open: 'To answer', all: 'All' },
  columns: { name: 'Name', knowledge: 'Other skills', sent: 'Sent', state: 'State' },
  states: { open: 'To answer', closed: 'Answered' },
  facts: { email: 'E-mail', phone: 'Telephone', language: 'Language', sent: 'Sent', closed: 'Answered', kept: 'Deleted on' },
  keptWhy:
    'It is kept for a year from the day it was sent, as its writer was told, and deleted by itself with the e-mails that repeat it.',
  message: 'What they wrote',
  training: 'Training',
  experience: 'Work experience',
  knowledge: 'Other skills',
  answer: 'Answer by e-mail',
  close: 'It has been answered',
  closed: 'Noted as answered.',
  isClosed: 'It is answered already.',
}
