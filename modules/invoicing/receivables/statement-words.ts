import type { Localized } from '#kernel/language.ts'
import type { MovementKind } from './staff-contract.ts'

interface StatementTexts {
  title: string
  customer: string
  seller: string
  taxId: string
  period: string
  until: string
  before: string
  columns: { day: string; what: string; document: string; charge: string; payment: string; balance: string }
  kinds: Record<MovementKind, string>
  owed: (day: string) => string
  page: (page: number, pages: number) => string
}

/** How a statement of account reads, in the language of whoever it is for. */
export const statementTexts: Localized<StatementTexts> = {
  es: {
    title: 'Extracto de cuenta',
    customer: 'Cliente',
    seller: 'Librería',
    taxId: 'NIF',
    period: 'Desde',
    until: 'Hasta',
    before: 'Saldo anterior',
    columns: { day: 'Fecha', what: 'Concepto', document: 'Documento', charge: 'Debe', payment: 'Haber', balance: 'Saldo' },
    kinds: {
      invoice: 'Factura',
      correction: 'Factura rectificativa',
      cancelled: 'Factura anulada',
      replaced: 'Sustituida por factura completa',
      receipt: 'Pago recibido',
    },
    owed: (day) => `Pendiente de pago el ${day}`,
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
  ca: {
    title: 'Extracte de compte',
    customer: 'Client',
    seller: 'Llibreria',
    taxId: 'NIF',
    period: 'Des de',
    until: 'Fins a',
    before: 'Saldo anterior',
    columns: { day: 'Data', what: 'Concepte', document: 'Document', charge: 'Deure', payment: 'Haver', balance: 'Saldo' },
    kinds: {
      invoice: 'Factura',
      correction: 'Factura rectificativa',
      cancelled: 'Factura anul·lada',
      replaced: 'Substituïda per una factura completa',
      receipt: 'Pagament rebut',
    },
    owed: (day) => `Pendent de pagament el ${day}`,
    page: (page, pages) => `Pàgina ${page} de ${pages}`,
  },
  en: {
    title: 'Statement of account',
    customer: 'Customer',
    seller: 'Bookseller',
    taxId: 'Tax ID',
    period: 'From',
    until: 'To',
    before: 'Balance brought forward',
    columns: {
      day: 'Date',
      what: 'Description',
      document: 'Document',
      charge: 'Charges',
      payment: 'Payments',
      balance: 'Balance',
    },
    kinds: {
      invoice: 'Invoice',
      correction: 'Corrective invoice',
      cancelled: 'Invoice cancelled',
      replaced: 'Replaced by a full invoice',
      receipt: 'Payment received',
    },
    owed: (day) => `Outstanding on ${day}`,
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
}
