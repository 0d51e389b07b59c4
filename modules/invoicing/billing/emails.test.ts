import { expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { languages } from '#kernel/language.ts'
import type { Invoice } from '#modules/invoicing/invoices/invoice.ts'
import { invoiceEmail } from './emails.ts'

const sender = { name: 'La Tienda', url: 'https://shop.example' } as Parameters<typeof invoiceEmail>[0]
const invoice = { number: 'S26-000001', issueDate: day('2026-11-22'), totalCents: 1990 } as Partial<Invoice> as Invoice
const words = { es: /garantía/, ca: /garantia/, en: /guarantee/ }

it.each(languages)('asks to keep an invoice, and not the one that corrects it (%s)', (language) => {
  const email = (kind: Invoice['kind']) =>
    invoiceEmail(sender, { ...invoice, language, kind }, '26-000123', 'https://shop.example/o')
  for (const kind of ['F1', 'F2'] as const) expect(email(kind).plain).toMatch(words[language])
  for (const kind of ['R1', 'R5'] as const) {
    expect(email(kind).plain).not.toMatch(words[language])
    expect(email(kind).html).not.toMatch(words[language])
  }
})
