import type { Language } from '#kernel/language.ts'

const es = {
  'ticket_bundles.shop': 'No hay ninguna tienda con ese código.',
  'ticket_bundles.coupon': 'Esta tienda no tiene ningún cupón con ese código que valga para todos.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'ticket_bundles.shop': 'No hi ha cap botiga amb aquest codi.',
  'ticket_bundles.coupon': 'Aquesta botiga no té cap cupó amb aquest codi que valgui per a tothom.',
}
const en: Messages = {
  'ticket_bundles.shop': 'There is no shop with that code.',
  'ticket_bundles.coupon': 'This shop has no coupon with that code that anyone can use.',
}
export const ticketBundleMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
