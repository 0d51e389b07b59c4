import type { Language } from '#kernel/language.ts'

const es = {
  'cart.unknown': 'Esta cesta ya no existe.',
  'cart.unknown_line': 'Este artículo ya no está en la cesta.',
  'cart.not_for_sale': 'Este artículo no está a la venta en este momento.',
  'shipping.not_there': 'Lo sentimos, pero no hacemos envíos a esta dirección',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'cart.unknown': 'Aquesta cistella ja no existeix.',
  'cart.unknown_line': 'Aquest article ja no és a la cistella.',
  'cart.not_for_sale': 'Aquest article no està a la venda en aquest moment.',
  'shipping.not_there': 'Ho sentim, però no fem enviaments a aquesta adreça',
}
const en: Messages = {
  'cart.unknown': 'This basket no longer exists.',
  'cart.unknown_line': 'This article is no longer in the basket.',
  'cart.not_for_sale': 'This article is not for sale at the moment.',
  'shipping.not_there': "We're sorry, but we don't ship to this address",
}
export const cartMessages: Record<Language, Messages> = { es, ca, en }
