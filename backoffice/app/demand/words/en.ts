import type { Words } from './es.ts'

export const words: Words = {
  title: 'Demand',
  views: { search: 'Searches without result', notice: 'Waiting to be told', request: 'Asked for by libraries' },
  columns: { words: 'What is asked for', asked: 'Times', last: 'Last time', stock: 'Stock', answer: 'What was done' },
  filter: { answer: 'What was done', open: 'No answer yet' },
  answers: { ordered: 'Ordered', made: 'Title made', not_to_be_had: 'Not to be had' },
  empty: {
    search: 'Every search finds something.',
    notice: 'Nobody waits to be told.',
    request: 'No library waits for an answer.',
  },
  asked: {
    search: (count) => (count === 1 ? 'Looked for once' : `Looked for ${count} times`),
    notice: (count) => (count === 1 ? '1 person waits to be told' : `${count} people wait to be told`),
    request: (count) => (count === 1 ? '1 copy is asked for' : `${count} copies are asked for`),
  },
  isbn: 'ISBN',
  last: 'Last time',
  stock: 'Stock',
  by: (who) => `Noted by ${who}`,
  seeTitle: 'See the title',
  makeTitle: 'Make the title',
  note: 'Note, for example from whom it was ordered',
  order: 'Mark as ordered',
  none: 'Mark as not to be had',
  reopen: 'Take the mark away',
  done: 'Noted.',
  reopened: 'It waits for an answer again.',
  privacy: 'Words are counted, not who looked for them. They are forgotten after 180 days.',
}
