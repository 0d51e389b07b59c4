import type { Language } from '#kernel/language.ts'

const es = {
  'storefront.main': 'Los datos de la tienda principal están en la configuración, no en una fila.',
  'storefront.path_taken': 'Otra tienda u otra página tiene ya esa dirección.',
  'storefront.unknown': 'Esta tienda no existe.',
  'storefront.not_ready':
    'Le falta lo imprescindible: artículos a la venta, una zona de envío, sus condiciones de compra o la cuenta de cobro que nombra.',
  'storefront.unknown_account': 'La cuenta de cobro «{account}» no está en los ajustes (PAYMENT_ACCOUNTS).',
  'storefront.open_already': 'Esta tienda ya está abierta.',
  'storefront.not_open': 'Esta tienda no está abierta.',
}
type Codes = Record<keyof typeof es, string>
const ca: Codes = {
  'storefront.main': 'Les dades de la botiga principal són a la configuració, no en una fila.',
  'storefront.path_taken': 'Una altra botiga o una altra pàgina ja té aquesta adreça.',
  'storefront.unknown': 'Aquesta botiga no existeix.',
  'storefront.not_ready':
    'Li falta l’imprescindible: articles a la venda, una zona d’enviament, les seves condicions de compra o el compte de cobrament que anomena.',
  'storefront.unknown_account': 'El compte de cobrament «{account}» no és als ajustos (PAYMENT_ACCOUNTS).',
  'storefront.open_already': 'Aquesta botiga ja és oberta.',
  'storefront.not_open': 'Aquesta botiga no és oberta.',
}
const en: Codes = {
  'storefront.main': 'What the main shop says of itself stands in the configuration, not in a row.',
  'storefront.path_taken': 'Another shop or page already has that address.',
  'storefront.unknown': 'There is no such shop.',
  'storefront.not_ready':
    'It lacks what it cannot do without: items on sale, a shipping zone, its conditions of sale, or the payment account that it names.',
  'storefront.unknown_account': 'The payment account “{account}” is not among the settings (PAYMENT_ACCOUNTS).',
  'storefront.open_already': 'This shop is open already.',
  'storefront.not_open': 'This shop is not open.',
}
export const storefrontMessages: Record<Language, Codes> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Codes {}
}
