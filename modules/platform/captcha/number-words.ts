import type { Language } from '#kernel/language.ts'

const units: Record<Language, readonly string[]> = {
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  ),
  ca: 'zero un dos tres quatre cinc sis set vuit nou deu onze dotze tretze catorze quinze setze disset divuit dinou'.split(' '),
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
}
const tens: Record<Language, readonly string[]> = {
  es: ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'],
  ca: ['', '', 'vint', 'trenta', 'quaranta', 'cinquanta', 'seixanta', 'setanta', 'vuitanta', 'noranta'],
  en: ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
}

/** A whole number from 0 to 99 as it is said. */
export function numberInWords(number: number, language: Language): string {
  const known = units[language][number]
  if (known) return known
  const ten = tens[language][Math.floor(number / 10)] ?? ''
  const unit = number % 10
  if (unit === 0) return ten
  const last = units[language][unit] ?? ''
  if (language === 'es') return `${ten} y ${last}`
  if (language === 'en') return `${ten}-${last}`
  return ten === 'vint' ? `vint-i-${last}` : `${ten}-${last}`
}
