import { type Command, type CommandInput, number, option, text } from './command.ts'

interface Stock {
  product: number
  title: string
  ean: string
  total: number
  stores: object[]
}

/** A product is named by its number in the shop, or by its ISBN or EAN. */
const named = (word: string) => (word.replace(/[\s-]/g, '').length >= 10 ? { ean: word } : { product: word })

const stockOf = ({ shop, words }: CommandInput) => shop.call<Stock>('GET', '/stock/', { query: named(words['product'] ?? '') })

const shown = (answer: Stock) => {
  const { stores, ...fields } = answer
  return { answer, fields, rows: stores, columns: ['store_code', 'quantity'] }
}

export const stockCommands: readonly Command[] = [
  {
    name: 'stock show',
    takes: ['product'],
    summary: 'Copies in every store; the product by its number, ISBN or EAN',
    run: async (input) => shown(await stockOf(input)),
  },
  {
    name: 'stock set',
    takes: ['product', 'store', 'quantity'],
    options: { reason: text },
    means: { reason: 'a count, a delivery, a loss: kept with the act' },
    summary: 'How many copies a store has',
    run: async (input) => {
      const { product } = await stockOf(input)
      const { store, quantity } = input.words
      const body = { product, store_code: store, quantity: number(quantity), reason: option(input, 'reason') ?? '' }
      return shown(await input.shop.call<Stock>('PUT', '/stock/', { body }))
    },
  },
  {
    name: 'stock move',
    takes: ['product', 'quantity'],
    options: { from: text, to: text, reason: text },
    summary: 'Copies go from one store to another',
    run: async (input) => {
      const { product } = await stockOf(input)
      const body = {
        product,
        quantity: number(input.words['quantity']),
        from_store: option(input, 'from') ?? '',
        to_store: option(input, 'to') ?? '',
        reason: option(input, 'reason') ?? '',
      }
      return shown(await input.shop.call<Stock>('POST', '/stock/move/', { body }))
    },
  },
]
