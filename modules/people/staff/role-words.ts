import type { Language } from '#kernel/language.ts'
import type { Role } from './grants.ts'

/** What the roles are called in a sentence; the screens of the back office call them the same. */
export const roleNames: Readonly<Record<Language, Readonly<Record<Role, string>>>> = {
  es: {
    bookseller: 'Librería',
    order_desk: 'Pedidos',
    finance: 'Contabilidad',
    catalogue: 'Catálogo',
    marketing: 'Comunicación',
    trade_desk: 'Instituciones',
    admin: 'Administración',
  },
  ca: {
    bookseller: 'Llibreria',
    order_desk: 'Comandes',
    finance: 'Comptabilitat',
    catalogue: 'Catàleg',
    marketing: 'Comunicació',
    trade_desk: 'Institucions',
    admin: 'Administració',
  },
  en: {
    bookseller: 'Bookselling',
    order_desk: 'Orders',
    finance: 'Finance',
    catalogue: 'Catalogue',
    marketing: 'Marketing',
    trade_desk: 'Institutions',
    admin: 'Administration',
  },
}
