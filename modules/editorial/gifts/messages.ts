import type { Language } from '#kernel/language.ts'

const es = {
  'gifts.unknown_campaign': 'No encontramos esta campaña.',
  'gifts.unknown_category': 'No encontramos esta categoría de regalos.',
  'gifts.theme': 'Ese tema no tiene dibujo.',
  'gifts.one_source': 'Indique o un lote o una búsqueda guardada, no las dos cosas.',
  'gifts.query': 'La búsqueda guardada no se entiende: use los filtros de la lista, como category=5901&type=object.',
  'gifts.lot': 'No hay ningún lote con ese número.',
  'gifts.postcode': 'Escriba un código postal español: cinco cifras, las dos primeras de 01 a 52, como 18009.',
  'gifts.day_past': 'Ese día ya ha pasado: elija hoy o un día posterior.',
  'gifts.day_unreadable': 'Elija un día del calendario o escríbalo con año, mes y día, como 2027-01-05.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'gifts.unknown_campaign': 'No trobem aquesta campanya.',
  'gifts.unknown_category': 'No trobem aquesta categoria de regals.',
  'gifts.theme': 'Aquest tema no té dibuix.',
  'gifts.one_source': 'Indiqueu o un lot o una cerca desada, no totes dues coses.',
  'gifts.query': 'La cerca desada no s’entén: feu servir els filtres de la llista, com ara category=5901&type=object.',
  'gifts.lot': 'No hi ha cap lot amb aquest número.',
  'gifts.postcode': 'Escriviu un codi postal espanyol: cinc xifres, les dues primeres de 01 a 52, com ara 18009.',
  'gifts.day_past': 'Aquest dia ja ha passat: trieu avui o un dia posterior.',
  'gifts.day_unreadable': 'Trieu un dia del calendari o escriviu-lo amb any, mes i dia, com ara 2027-01-05.',
}
const en: Messages = {
  'gifts.unknown_campaign': 'We cannot find this campaign.',
  'gifts.unknown_category': 'We cannot find this gift category.',
  'gifts.theme': 'That theme has no drawing.',
  'gifts.one_source': 'Give either a lot or a saved query, not both.',
  'gifts.query': 'The saved query cannot be read: use the filters of the list, like category=5901&type=object.',
  'gifts.lot': 'There is no lot of that number.',
  'gifts.postcode': 'Enter a Spanish postcode: five digits, the first two from 01 to 52, such as 18009.',
  'gifts.day_past': 'That day has passed: choose today or a later day.',
  'gifts.day_unreadable': 'Choose a day from the calendar, or write it as year, month and day, such as 2027-01-05.',
}

export const giftMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
