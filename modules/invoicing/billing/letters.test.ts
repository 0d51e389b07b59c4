import { expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { languages } from '#kernel/language.ts'
import type { Invoice } from '#modules/invoicing/invoices/invoice.ts'
import { invoiceLetter } from './letters.ts'

const sender = { name: 'La Tienda', url: 'https://shop.example' } as Parameters<typeof invoiceLetter>[0]
const invoice = { number: 'S26-000001', issueDate: day('2026-11-22'), totalCents: 1990 } as unknown as Invoice
const words = { es: /garantía/, ca: /garantia/, en: /guarantee/ }

it.each(languages)('asks to keep an invoice, and not the one that corrects it (%s)', (language) => {
  const letter = (kind: Invoice['kind']) =>
    invoiceLetter(sender, { ...invoice, language, kind }, '26-000123', 'https://shop.example/o')
  for (const kind of ['F1', 'F2'] as const) expect(letter(kind).plain).toMatch(words[language])
  for (const kind of ['R1', 'R5'] as const) {
    expect(letter(kind).plain).not.toMatch(words[language])
    expect(letter(kind).html).not.toMatch(words[language])
  }
})
