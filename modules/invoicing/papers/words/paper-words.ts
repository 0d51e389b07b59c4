import type { Language } from '#kernel/language.ts'
import type { OrderCode } from '#modules/orders/order/contract.ts'
import { ca } from './ca.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** What stands on the papers of libraries and businesses beside names and figures. */
export interface PaperTexts {
  order: string
  note: string
  number: string
  date: string
  own: string
  orderNumber: string
  budget: string
  contract: string
  customer: string
  taxId: string
  centre: string
  seller: string
  page: (page: number, pages: number) => string
  states: Record<OrderCode, string>
  /** Days from the invoice, before there is one. */
  dueAfter: (days: number) => string
  columns: {
    order: string
    own: string
    orderedOn: string
    isbn: string
    title: string
    authors: string
    publisher: string
    year: string
    language: string
    format: string
    pages: string
    ordered: string
    served: string
    pending: string
    cancelled: string
    state: string
    listPrice: string
    discount: string
    netUnit: string
    copies: string
    base: string
    vat: string
    vatAmount: string
    surcharge: string
    surchargeAmount: string
    total: string
    note: string
    noteDay: string
    invoice: string
    dueOn: string
    centre: string
  }
  /** Names of the two sheets. */
  sheets: { lines: string; totals: string }
  allRates: string
  shipping: string
  copies: (copies: number) => string
}

export const paperTexts: Record<Language, PaperTexts> = { es, ca, en }
