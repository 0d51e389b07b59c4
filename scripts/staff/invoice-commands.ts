import { type Command, option, text } from './command.ts'
import { savedFile } from './saved-file.ts'

const columns = ['number', 'kind', 'date', 'name', 'nif', 'base', 'vat', 'surcharge', 'total', 'corrects', 'orders']

export const invoiceCommands: readonly Command[] = [
  {
    name: 'invoices list',
    options: { number: text, order: text, nif: text, from: text, to: text, q: text, sort: text, cursor: text, limit: text },
    summary: 'Invoices by number, order, tax id or days, the newest first',
    run: async ({ shop, options }) => {
      const answer = await shop.call<{ items: object[] }>('GET', '/invoices/', { query: options })
      return { answer, rows: answer.items, columns }
    },
  },
  {
    name: 'invoices pdf',
    takes: ['number'],
    options: { file: text },
    summary: 'The invoice as it is printed, into a file',
    run: (input) => savedFile(input, `/invoices/${input.words['number']}/pdf/`, {}, option(input, 'file')),
  },
  {
    name: 'invoices facturae',
    takes: ['number'],
    options: { file: text },
    summary: 'The invoice for a public body, unsigned, into a file',
    run: (input) => savedFile(input, `/invoices/${input.words['number']}/facturae/`, {}, option(input, 'file')),
  },
  {
    name: 'invoices full',
    takes: ['order'],
    options: { name: text, nif: text, street: text, postcode: text, city: text, region: text, country: text },
    summary: 'A full invoice with these fiscal data: at hand-over, or at once in the place of simplified ones',
    run: async ({ shop, words, options }) => {
      const answer = await shop.call<{ items: object[] }>(
        'POST',
        `/orders/${encodeURIComponent(words['order'] ?? '')}/invoice/`,
        {
          body: options,
        },
      )
      return { answer, rows: answer.items, columns }
    },
  },
  {
    name: 'invoices summary',
    takes: ['customer', 'month'],
    summary: 'One invoice for what a customer was handed in a month, yyyy-mm',
    run: async ({ shop, words }) => {
      const answer = await shop.call('POST', '/invoices/summary/', {
        body: { customer: words['customer'], month: words['month'] },
      })
      return { answer, fields: answer }
    },
  },
  {
    name: 'invoices cancel',
    takes: ['number'],
    options: { reason: text },
    summary: 'An invoice that should never have been; what came back is corrected by its refund',
    run: async (input) => {
      const body = { reason: option(input, 'reason') ?? '' }
      const answer = await input.shop.call('POST', `/invoices/${input.words['number']}/cancel/`, { body })
      return { answer, fields: answer }
    },
  },
  {
    name: 'invoices export',
    takes: ['from', 'to'],
    options: { book: text, format: text, file: text },
    means: { book: 'invoices, or vat for the VAT book', format: 'xlsx or csv' },
    summary: 'Issued invoices of a period for the accountant, into a file; days yyyy-mm-dd',
    run: (input) => {
      const { from, to } = input.words
      const query = { from, to, book: option(input, 'book') ?? 'invoices', format: option(input, 'format') }
      return savedFile(input, '/books/', query, option(input, 'file'))
    },
  },
]
