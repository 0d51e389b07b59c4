import type { ContactKind, ContactSubject } from '#modules/people/contact/contract.ts'

/** What somebody may write about. */
export const contactSubjects: Record<ContactSubject, string> = {
  libraries: 'Biblioteques',
  companies: 'Empreses',
  general: 'Contacte',
  service: 'Atenció al client',
  job: 'Feina',
}

/** The same more closely. */
export const contactKinds: Record<ContactKind, string> = {
  account: 'Obrir un compte',
  quote: 'Demanar un pressupost',
  order: 'Una comanda en curs',
  other: 'Un altre assumpte',
  shipping: 'Enviaments',
  returns: 'Devolucions i reemborsaments',
  order_problems: 'Problemes amb una comanda',
  stock: 'Productes i existències',
  payment: 'Pagament i promocions',
  technical: 'Ajuda tècnica',
}
