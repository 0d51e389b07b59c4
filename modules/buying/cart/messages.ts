import type { Language } from '#kernel/language.ts'

const es = {
  'cart.unknown': 'Esta cesta ya no existe.',
  'cart.unknown_line': 'Este artículo ya no está en la cesta.',
  'cart.not_for_sale': 'Este artículo no está a la venta en este momento.',
  'cart.unknown_code': 'Ningún artículo a la venta tiene el código {code}.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'cart.unknown': 'Aquesta cistella ja no existeix.',
  'cart.unknown_line': 'Aquest article ja no és a la cistella.',
  'cart.not_for_sale': 'Aquest article no està a la venda en aquest moment.',
  'cart.unknown_code': 'Cap article a la venda té el codi {code}.',
}
const en: Messages = {
  'cart.unknown': 'This basket no longer exists.',
  'cart.unknown_line': 'This item is no longer in the basket.',
  'cart.not_for_sale': 'This item is not for sale at the moment.',
  'cart.unknown_code': 'No item on sale has the code {code}.',
}
export const cartMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
