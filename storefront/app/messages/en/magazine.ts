import type { magazine as es } from '../es/magazine.ts'

export const magazine: typeof es = {
  title: 'The magazine',
  lead: 'What we read, what people ask us at the counter, and what one learns from opening each morning in the shade of a palace.',
  by: ({ name }) => `Articles by ${name}`,
  of: ({ month }) => `Articles from ${month}`,
  authors: 'Who writes',
  months: 'Month by month',
  feed: 'Subscribe by RSS',
  empty: 'We published nothing that month. Do choose another.',
  related: 'What we talk about',
  further: 'Read on',
  seeAll: 'All articles',
  updated: ({ day }) => `Revised on ${day}`,
}
