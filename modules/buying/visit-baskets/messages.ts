import type { Language } from '#kernel/language.ts'

const es = {
  'visit_basket.over': 'Esta cesta ya se ha entregado o ha caducado.',
  'visit_basket.slot_full': 'Esa media hora se acaba de llenar. Elija otra, por favor.',
  'visit_basket.no_slot': 'A esa hora la tienda no entrega en la salida.',
  'visit_basket.handed_over': 'Esta cesta ya se ha entregado.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'visit_basket.over': 'Aquesta cistella ja s’ha lliurat o ha caducat.',
  'visit_basket.slot_full': 'Aquesta mitja hora s’acaba d’omplir. Trieu-ne una altra, si us plau.',
  'visit_basket.no_slot': 'A aquesta hora la botiga no lliura a la sortida.',
  'visit_basket.handed_over': 'Aquesta cistella ja s’ha lliurat.',
}
const en: Messages = {
  'visit_basket.over': 'This basket has been handed over or has expired.',
  'visit_basket.slot_full': 'That half hour has just filled up. Please choose another.',
  'visit_basket.no_slot': 'The shop does not hand over at the exit at that time.',
  'visit_basket.handed_over': 'This basket has already been handed over.',
}
export const visitBasketMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
