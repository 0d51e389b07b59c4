import type { Language } from '#kernel/language.ts'

const es = {
  'claim.unknown': 'No encontramos esa reclamación.',
  'claim.nothing': 'No hay ejemplares que reclamar.',
  'claim.not_counted': 'Antes de reclamar lo que falta, cuente lo que ha llegado.',
  'claim.too_many': 'No se pueden reclamar más ejemplares de los que figuran en el albarán.',
  'claim.not_now': 'La reclamación ya no admite ese cambio.',
}
type Codes = Record<keyof typeof es, string>
const ca: Codes = {
  'claim.unknown': 'No trobem aquesta reclamació.',
  'claim.nothing': 'No hi ha exemplars per reclamar.',
  'claim.not_counted': 'Abans de reclamar el que falta, compteu el que ha arribat.',
  'claim.too_many': 'No es poden reclamar més exemplars dels que consten a l’albarà.',
  'claim.not_now': 'La reclamació ja no admet aquest canvi.',
}
const en: Codes = {
  'claim.unknown': 'We cannot find that claim.',
  'claim.nothing': 'There are no copies to claim.',
  'claim.not_counted': 'Please check what has arrived before you claim missing copies.',
  'claim.too_many': 'You cannot claim more copies than are on the delivery note.',
  'claim.not_now': 'The claim can no longer be changed in this way.',
}

export const claimMessages: Record<Language, Codes> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Codes {}
}
