import type { Language } from '#kernel/language.ts'

const es = {
  'privacy.under_way': 'Tiene pedidos, devoluciones o pagos en curso: podrá borrar la cuenta cuando terminen.',
  'privacy.unknown': 'No hay ninguna cuenta con ese correo.',
  'privacy.no_wish': 'No hay ninguna solicitud de borrado con este número.',
  'privacy.wish_closed': 'Esta solicitud ya está cerrada.',
  'privacy.erased': 'Su cuenta está borrada.',
  'privacy.newsletter_saved': 'El cambio está guardado.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'privacy.under_way': 'Teniu operacions en curs amb la botiga: podreu esborrar el compte quan s’acabin.',
  'privacy.unknown': 'No hi ha cap compte amb aquest correu.',
  'privacy.no_wish': 'No hi ha cap sol·licitud d’esborrament amb aquest número.',
  'privacy.wish_closed': 'Aquesta sol·licitud ja és tancada.',
  'privacy.erased': 'Hem esborrat el vostre compte.',
  'privacy.newsletter_saved': 'S’ha desat el canvi.',
}
const en: Messages = {
  'privacy.under_way': 'You have orders, returns or payments in progress. You can delete the account once they are complete.',
  'privacy.unknown': 'There is no account with that e-mail.',
  'privacy.no_wish': 'There is no deletion request with this number.',
  'privacy.wish_closed': 'This request is already closed.',
  'privacy.erased': 'Your account has been deleted.',
  'privacy.newsletter_saved': 'The change has been saved.',
}

export const privacyMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
