import type { Language } from '#kernel/language.ts'

const es = {
  'search.unknown_synonym': 'No hay ningún sinónimo con ese número.',
  'search.no_letters': 'Cada palabra necesita al menos una letra o una cifra.',
  'search.unknown_pin': 'No hay ningún resultado fijado con ese número.',
  'search.pinned_already': 'Esta pregunta ya tiene resultados fijados en este idioma: cámbielos allí.',
  'search.unknown_code': 'Ningún artículo de la tienda tiene el código {code}.',
  'search.days_reversed': 'El último día no puede ser anterior al primero.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'search.unknown_synonym': 'No hi ha cap sinònim amb aquest número.',
  'search.no_letters': 'Cada paraula necessita almenys una lletra o una xifra.',
  'search.unknown_pin': 'No hi ha cap resultat fixat amb aquest número.',
  'search.pinned_already': 'Aquesta pregunta ja té resultats fixats en aquesta llengua: canvieu-los allà.',
  'search.unknown_code': 'Cap article de la botiga té el codi {code}.',
  'search.days_reversed': 'L’últim dia no pot ser anterior al primer.',
}
const en: Messages = {
  'search.unknown_synonym': 'There is no synonym with this number.',
  'search.no_letters': 'Each word needs at least one letter or figure.',
  'search.unknown_pin': 'There is no pinned result with this number.',
  'search.pinned_already': 'This question has pinned results in this language already: change them there.',
  'search.unknown_code': 'No item of the shop has the code {code}.',
  'search.days_reversed': 'The last day cannot come before the first.',
}

export const searchMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
