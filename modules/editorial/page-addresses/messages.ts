import type { Language } from '#kernel/language.ts'

const es = {
  'page_address.unknown': 'En esa dirección no hay ninguna página.',
  'page_address.taken': 'Otra página de la tienda ya tiene esa dirección.',
  'page_address.screen': 'Esa dirección es de una pantalla de la tienda: elija otra.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'page_address.unknown': 'En aquesta adreça no hi ha cap pàgina.',
  'page_address.taken': 'Una altra pàgina de la botiga ja té aquesta adreça.',
  'page_address.screen': 'Aquesta adreça és d’una pantalla de la botiga: trieu-ne una altra.',
}
const en: Messages = {
  'page_address.unknown': 'There is no page at that address.',
  'page_address.taken': 'Another page of the shop already has that address.',
  'page_address.screen': 'That address belongs to a screen of the shop: choose another.',
}

export const pageAddressMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
