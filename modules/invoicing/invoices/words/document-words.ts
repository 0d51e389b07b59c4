import type { Language } from '#kernel/language.ts'
import type { TaxTreatment } from '#modules/goods/pricing/treatment.ts'
import { ca } from './ca.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** What stands on the shop's papers beside names and figures. */
export interface DocumentTexts {
  title: Record<'simplified' | 'full' | 'corrective' | 'summary', string>
  number: string
  issued: string
  delivered: string
  order: string
  orders: string
  own: string
  seller: string
  buyer: string
  taxId: string
  corrects: string
  replaces: string
  concept: string
  quantity: string
  price: string
  netPrice: string
  discount: string
  vat: string
  amount: string
  netAmount: string
  rate: string
  base: string
  tax: string
  surcharge: string
  total: string
  included: string
  paid: string
  giftCard: (amount: string) => string
  toGiftCard: (amount: string) => string
  due: (day: string) => string
  qr: string
  verifiable: string
  contract: string
  page: (page: number, pages: number) => string
  /** What the law wants said where no VAT is charged, or another country's is. */
  treatment: Record<TaxTreatment, string>
  giftTicket: string
  giftFor: string
  giftKeep: (until: string | null) => string
  deliveryNote: string
  noteOf: string
  parcel: string
  carrier: string
  copies: (copies: number) => string
  receiver: string
}

export const documentTexts: Record<Language, DocumentTexts> = { es, ca, en }
