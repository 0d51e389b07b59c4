import type { Words } from './es.ts'

export const words: Words = {
  title: 'Find',
  hint: 'A number, a code, a name, a title…',
  nothing: (q) => `Nothing matches “${q}”.`,
  more: 'Show more',
  all: 'Show all in their list',
  exact: 'match',
  groups: {
    orders: 'Orders',
    customers: 'Customers',
    titles: 'Titles',
    invoices: 'Invoices',
    quotes: 'Quotes',
    gift_cards: 'Gift cards',
    pages: 'Pages',
    colleagues: 'Colleagues',
  },
}
