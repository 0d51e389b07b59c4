import { fillIn } from '#kernel/fill-in.ts'
import type { Language } from '#kernel/language.ts'
import type { LineChange } from './contract.ts'
import { type es, sentences } from './line-change-words.ts'
import { limitOf, mostOf, type Sold } from './line-rules.ts'

/** How many copies of a product lay in the cart, how many were wanted there and how many lie there now. */
interface Counted {
  before: number
  wanted: number
  quantity: number
}

function sentenceOf(product: Sold, { before, quantity }: Counted): keyof typeof es {
  const limit = limitOf(product)
  if (limit !== 'stock') return limit
  if (before === quantity) return 'stock_full'
  return quantity === 1 ? 'stock_cut_one' : 'stock_cut'
}

/** What a change made of a product's line, with the sentence that says why fewer copies lie there than were wanted. */
export function lineChange(product: Sold & { pk: number }, counted: Counted, language: Language): LineChange {
  const { before, wanted, quantity } = counted
  const cut = wanted > mostOf(product)
  return {
    product: product.pk,
    added: quantity - before,
    quantity,
    notice: cut ? fillIn(sentences[language][sentenceOf(product, counted)], language, { quantity }) : null,
  }
}
