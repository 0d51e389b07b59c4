import type { magazine as es } from '../es/magazine.ts'

export const magazine: typeof es = {
  title: 'The magazine',
  lead: 'What we are reading, what visitors ask us, and what we have learnt from running a bookshop next to a palace.',
  by: ({ name }) => `Articles by ${name}`,
  of: ({ month }) => `Articles from ${month}`,
  authors: 'Authors',
  months: 'Month by month',
  feed: 'Subscribe via RSS',
  empty: 'We did not publish any articles that month. Please choose another.',
  events: 'What’s on',
  agenda: 'See what’s on',
  related: 'Featured in this article',
  further: 'Read on',
  seeAll: 'All articles',
  updated: ({ day }) => `Updated on ${day}`,
}
