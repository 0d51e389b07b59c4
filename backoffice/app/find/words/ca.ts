import type { Words } from './es.ts'

export const words: Words = {
  title: 'Cerca',
  hint: 'Un número, un codi, un nom, un títol…',
  nothing: (q) => `No hi ha res que respongui a «${q}».`,
  more: 'Mostra’n més',
  all: 'Mostra’ls tots a la seva llista',
  exact: 'coincideix',
  groups: {
    orders: 'Comandes',
    customers: 'Clients',
    titles: 'Títols',
    invoices: 'Factures',
    quotes: 'Pressupostos',
    gift_cards: 'Targetes regal',
    pages: 'Pàgines',
    colleagues: 'Companys',
  },
}
