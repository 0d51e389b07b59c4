import type { Language } from '#kernel/language.ts'

const es = {
  'wording.unknown': 'Ese texto no existe.',
  'wording.no_such_field': 'Ese texto no tiene ese campo.',
  'wording.too_long': 'El texto es demasiado largo.',
  'wording.one_line': 'Escriba este texto en una sola línea.',
  'wording.no_slug': 'Use solo letras minúsculas sin acentos, cifras y guiones.',
  'wording.needed': 'Escriba este texto antes de publicar, o deje todo el idioma vacío para que se lea en español.',
  'wording.no_draft': 'No hay ningún borrador que publicar.',
  'wording.instant_gone': 'Elija un momento que aún no haya pasado.',
  'wording.no_xliff': 'El archivo no es XLIFF 2.',
  'wording.other_languages': 'El archivo no va del español al catalán o al inglés.',
  'wording.damaged': 'El archivo no se puede leer: falla en la línea {line}.',
  'wording.no_target': 'No trae traducción.',
  'wording.always_shown': 'Esto siempre está a la vista: no se puede retirar.',
  'wording.no_picture': 'Esa imagen no existe.',
  'wording.no_such_address': 'Esa página no ha tenido esa dirección.',
  'wording.no_day': 'Esa promoción o campaña no tiene ese día, o no está activa.',
  'wording.no_mark': 'Entre llaves solo puede ir lo que se indica debajo de la casilla.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'wording.unknown': 'Aquest text no existeix.',
  'wording.no_such_field': 'Aquest text no té aquest camp.',
  'wording.too_long': 'El text és massa llarg.',
  'wording.one_line': 'Escriviu aquest text en una sola línia.',
  'wording.no_slug': 'Feu servir només lletres minúscules sense accents, xifres i guions.',
  'wording.needed': 'Escriviu aquest text abans de publicar, o deixeu tot l’idioma buit perquè es llegeixi en castellà.',
  'wording.no_draft': 'No hi ha cap esborrany per publicar.',
  'wording.instant_gone': 'Trieu un moment que encara no hagi passat.',
  'wording.no_xliff': 'El fitxer no és XLIFF 2.',
  'wording.other_languages': 'El fitxer no va del castellà al català o a l’anglès.',
  'wording.damaged': 'El fitxer no es pot llegir: falla a la línia {line}.',
  'wording.no_target': 'No porta traducció.',
  'wording.always_shown': 'Això sempre és a la vista: no es pot retirar.',
  'wording.no_picture': 'Aquesta imatge no existeix.',
  'wording.no_such_address': 'Aquesta pàgina no ha tingut aquesta adreça.',
  'wording.no_day': 'Aquesta promoció o campanya no té aquest dia, o no està activa.',
  'wording.no_mark': 'Entre claus només hi pot anar el que s’indica sota la casella.',
}
const en: Messages = {
  'wording.unknown': 'There is no such text.',
  'wording.no_such_field': 'That text has no such field.',
  'wording.too_long': 'This text is too long.',
  'wording.one_line': 'Write this text on one line.',
  'wording.no_slug': 'Use only lower-case letters without accents, figures and hyphens.',
  'wording.needed': 'Write this text before you publish, or leave the whole language empty so that the Spanish is shown.',
  'wording.no_draft': 'There is no draft to publish.',
  'wording.instant_gone': 'Choose a time that has not passed.',
  'wording.no_xliff': 'The file is not XLIFF 2.',
  'wording.other_languages': 'The file is not from Spanish into Catalan or English.',
  'wording.damaged': 'The file cannot be read: it fails on line {line}.',
  'wording.no_target': 'It has no translation.',
  'wording.always_shown': 'This is always shown: it cannot be taken down.',
  'wording.no_picture': 'There is no such picture.',
  'wording.no_such_address': 'That page has not had that address.',
  'wording.no_day': 'That promotion or campaign has no such day, or is not active.',
  'wording.no_mark': 'Only what is listed below the box may stand in braces.',
}
/** The sentences of this domain, by code. */
export const textMessages: Record<Language, Messages> = { es, ca, en }
declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
