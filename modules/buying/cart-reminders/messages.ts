import type { Language } from '#kernel/language.ts'

const es = {
  'cart_reminder.kept': 'Guardado. Si deja algo en la cesta, le escribiremos una sola vez.',
  'cart_reminder.ended': 'De acuerdo: no le escribiremos sobre su cesta.',
  'cart_reminder.link': 'Este enlace no es válido. Compruebe que lo ha copiado entero.',
  'cart_reminder.over': 'Este enlace ya no abre ninguna cesta: ha caducado o lo que había en ella ya se ha comprado.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'cart_reminder.kept': 'Desat. Si deixeu alguna cosa a la cistella, us escriurem una sola vegada.',
  'cart_reminder.ended': 'D’acord: no us escriurem sobre la cistella.',
  'cart_reminder.link': 'Aquest enllaç no és vàlid. Comproveu que l’heu copiat sencer.',
  'cart_reminder.over': 'Aquest enllaç ja no obre cap cistella: ha caducat o el que hi havia ja s’ha comprat.',
}
const en: Messages = {
  'cart_reminder.kept': 'Saved. If you leave something in your basket, we will write to you once.',
  'cart_reminder.ended': 'Done: we will not write to you about your basket.',
  'cart_reminder.link': 'This link is not valid. Please check that you copied all of it.',
  'cart_reminder.over': 'This link no longer opens a basket: it has expired, or what was in it has been bought.',
}
export const cartReminderMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
