import type { Words } from './es.ts'

export const words: Words = {
  title: 'Payments to look at',
  empty: 'Banks and accounts agree.',
  columns: { order: 'Order', kind: 'What happened', note: 'Detail', since: 'Since', settled: 'Settled by' },
  views: { open: 'To settle', all: 'All' },
  kinds: {
    amount_mismatch: 'The amount does not match',
    task_failed: 'The money could not be moved',
    charge_declined: 'The bank declined the charge',
    authorisation_lapsing: 'The authorisation ends soon',
    authorisation_lapsed: 'The authorisation has ended',
    paid_twice: 'Paid twice',
    gateway_differs: 'The bank says something else',
  },
  failed: 'It could not be done.',
  reason: 'How it was settled',
  settle: 'Settled',
  done: 'Noted.',
  gone: 'It is settled already.',
  open: 'Open the order',
}
