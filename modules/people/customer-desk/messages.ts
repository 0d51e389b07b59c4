import type { Language } from '#kernel/language.ts'

const es = {
  'merge.same': 'Es la misma cuenta.',
  'merge.erased': 'Una de las dos cuentas está borrada o unida a otra.',
  'merge.trade':
    'Las cuentas de bibliotecas y empresas no se unen: sus condiciones, presupuestos y facturas son de una sola identidad fiscal.',
  'merge.two_tax_ids': 'Las dos cuentas tienen un NIF distinto: pueden ser dos personas.',
  'merge.owed': 'Una de las dos cuentas tiene facturas a crédito.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'merge.same': 'És el mateix compte.',
  'merge.erased': 'Un dels dos comptes està esborrat o unit a un altre.',
  'merge.trade':
    'Els comptes de biblioteques i empreses no s’uneixen: les condicions, els pressupostos i les factures són d’una sola identitat fiscal.',
  'merge.two_tax_ids': 'Els dos comptes tenen un NIF diferent: poden ser dues persones.',
  'merge.owed': 'Un dels dos comptes té factures a crèdit.',
}
const en: Messages = {
  'merge.same': 'This is the same account.',
  'merge.erased': 'One of the two accounts has been deleted or merged into another.',
  'merge.trade':
    'Accounts of libraries and companies cannot be merged: their terms, budgets and invoices belong to one tax identity.',
  'merge.two_tax_ids': 'The two accounts have different tax ids: they may be two people.',
  'merge.owed': 'One of the two accounts has invoices on account.',
}

export const customerDeskMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
