import { type Asked, type Command, number, said, text } from './command.ts'

interface Stock {
  product: number
  title: string
  ean: string
  total: number
  stores: object[]
}

/** A product is named by its number in the shop, or by its ISBN or EAN. */
const named = (word: string) => (word.replace(/[\s-]/g, '').length >= 10 ? { ean: word } : { product: word })

const stockOf = ({ shop, words }: Asked) => shop.call<Stock>('GET', '/stock/', { query: named(words['product'] ?? '') })

const shown = (answer: Stock) => {
  const { stores, ...fields } = answer
  return { answer, fields, rows: stores, columns: ['store_code', 'quantity'] }
}

export const stockCommands: readonly Command[] = [
  {
    name: 'stock show',
    takes: ['product'],
    summary: 'Copies in every store; the product by its number, ISBN or EAN',
    run: async (asked) => shown(await stockOf(asked)),
  },
  {
    name: 'stock set',
    takes: ['product', 'store', 'quantity'],
    options: { reason: text },
    means: { reason: 'a count, a delivery, a loss: kept with the act' },
    summary: 'How many copies a store has',
    run: async (asked) => {
      const { product } = await stockOf(asked)
      const { store, quantity } = asked.words
      const body = { product, store_code: store, quantity: number(quantity), reason: said(asked, 'reason') ?? '' }
      return shown(await asked.shop.call<Stock>('PUT', '/stock/', { body }))
    },
  },
  {
    name: 'stock move',
    takes: ['product', 'quantity'],
    options: { from: text, to: text, reason: text },
    summary: 'Copies go from one store to another',
    run: async (asked) => {
      const { product } = await stockOf(asked)
      const body = {
        product,
        quantity: number(asked.words['quantity']),
        from_store: said(asked, 'from') ?? '',
        to_store: said(asked, 'to') ?? '',
        reason: said(asked, 'reason') ?? '',
      }
      return shown(await asked.shop.call<Stock>('POST', '/stock/move/', { body }))
    },
  },
]
