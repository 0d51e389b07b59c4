import type { Language } from '#kernel/language.ts'

const es = {
  'claim.unknown': 'No encontramos esa reclamación.',
  'claim.nothing': 'No hay ejemplares que reclamar.',
  'claim.not_counted': 'Antes de reclamar lo que falta, cuente lo que ha llegado.',
  'claim.too_many': 'No se pueden reclamar más ejemplares de los que figuran en el albarán.',
  'claim.not_now': 'La reclamación ya no admite ese cambio.',
  'claim.is_answered': 'La reclamación ya está contestada.',
  'claim.answer_first': 'Antes hay que contestarla.',
  'claim.make_good': 'Está aceptada: falta reenviar los ejemplares o abonarlos.',
  'claim.being_sent': 'Sus ejemplares ya van en un pedido sin coste.',
  'claim.is_over': 'La reclamación ya está resuelta.',
}
type Codes = Record<keyof typeof es, string>
const ca: Codes = {
  'claim.unknown': 'No trobem aquesta reclamació.',
  'claim.nothing': 'No hi ha exemplars per reclamar.',
  'claim.not_counted': 'Abans de reclamar el que falta, compteu el que ha arribat.',
  'claim.too_many': 'No es poden reclamar més exemplars dels que consten a l’albarà.',
  'claim.not_now': 'La reclamació ja no admet aquest canvi.',
  'claim.is_answered': 'La reclamació ja està contestada.',
  'claim.answer_first': 'Abans cal contestar-la.',
  'claim.make_good': 'Està acceptada: falta tornar a enviar els exemplars o abonar-los.',
  'claim.being_sent': 'Els exemplars ja van en una comanda sense cost.',
  'claim.is_over': 'La reclamació ja està resolta.',
}
const en: Codes = {
  'claim.unknown': 'We cannot find that claim.',
  'claim.nothing': 'There are no copies to claim.',
  'claim.not_counted': 'Please check what has arrived before you claim missing copies.',
  'claim.too_many': 'You cannot claim more copies than are on the delivery note.',
  'claim.not_now': 'The claim can no longer be changed in this way.',
  'claim.is_answered': 'The claim has been answered already.',
  'claim.answer_first': 'It has to be answered first.',
  'claim.make_good': 'It is accepted: the copies have yet to be sent again or credited.',
  'claim.being_sent': 'Its copies are already in an order without a price.',
  'claim.is_over': 'The claim is settled.',
}

export const claimMessages: Record<Language, Codes> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Codes {}
}
