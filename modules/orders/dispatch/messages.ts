import type { Language } from '#kernel/language.ts'

const es = {
  'dispatch.no_paper': 'De esos paquetes no hay ningún papel de esta clase que imprimir.',
  'dispatch.keep_day': 'Elija un día desde hoy y dentro de los próximos {most} días.',
  'dispatch.reminded_today': 'Hoy ya se le ha avisado.',
  'dispatch.no_email': 'El pedido no tiene correo: llame al cliente.',
}
const ca: typeof es = {
  'dispatch.no_paper': 'D’aquests paquets no hi ha cap paper d’aquesta mena per imprimir.',
  'dispatch.keep_day': 'Trieu un dia des d’avui i dins dels pròxims {most} dies.',
  'dispatch.reminded_today': 'Avui ja se l’ha avisat.',
  'dispatch.no_email': 'La comanda no té correu: truqueu al client.',
}
const en: typeof es = {
  'dispatch.no_paper': 'There is no paper of this kind to print for those parcels.',
  'dispatch.keep_day': 'Choose a day from today on, within the next {most} days.',
  'dispatch.reminded_today': 'The customer has been told today.',
  'dispatch.no_email': 'The order has no e-mail: ring the customer.',
}

export const dispatchMessages: Record<Language, typeof es> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Record<keyof typeof es, string> {}
}
