import type { Language } from '#kernel/language.ts'

const es = {
  'short.unknown': 'Esa línea no está en la lista de lo que falta.',
  'short.closed': 'Ya no falta: la línea está resuelta.',
  'short.not_looking': 'Nadie ha pedido que se busque otra vez.',
  'short.nowhere': 'Ninguna otra tienda tiene ejemplares.',
  'short.not_there': 'Esa tienda no tiene tantos ejemplares.',
  'short.more_than_missing': 'No faltan tantos ejemplares.',
  'short.nothing_offered': 'Elija al menos una posibilidad para el cliente.',
  'short.edition_unknown': 'Ese título no es otra edición de lo que falta, o no está a la venta.',
  'short.day_past': 'Ese día ya ha pasado.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'short.unknown': 'Aquesta línia no és a la llista del que falta.',
  'short.closed': 'Ja no falta: la línia està resolta.',
  'short.not_looking': 'Ningú no ha demanat que es torni a buscar.',
  'short.nowhere': 'Cap altra botiga no té exemplars.',
  'short.not_there': 'Aquesta botiga no té tants exemplars.',
  'short.more_than_missing': 'No falten tants exemplars.',
  'short.nothing_offered': 'Trieu almenys una possibilitat per al client.',
  'short.edition_unknown': 'Aquest títol no és una altra edició del que falta, o no és a la venda.',
  'short.day_past': 'Aquest dia ja ha passat.',
}
const en: Messages = {
  'short.unknown': 'That line is not on the short list.',
  'short.closed': 'Nothing is missing any more: the line is settled.',
  'short.not_looking': 'Nobody has asked for it to be looked for again.',
  'short.nowhere': 'No other store has copies.',
  'short.not_there': 'That store does not have that many copies.',
  'short.more_than_missing': 'Fewer copies than that are missing.',
  'short.nothing_offered': 'Choose at least one option for the customer.',
  'short.edition_unknown': 'That title is not another edition of what is missing, or is not on sale.',
  'short.day_past': 'That day has passed.',
}
export const shortMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
