import type { Language } from '#kernel/language.ts'

const es = {
  'contact.sent': 'Hemos recibido su mensaje. Le contestará una persona, casi siempre el mismo día laborable.',
  'contact.message_short': 'Cuéntenos un poco más: al menos veinte caracteres.',
  'contact.message_long': 'El mensaje no puede pasar de 4.000 caracteres.',
  'contact.too_long': 'Este dato es demasiado largo.',
  'contact.unknown': 'No hay ningún mensaje con este número.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'contact.sent': 'Hem rebut el vostre missatge. Us contestarà una persona, gairebé sempre el mateix dia feiner.',
  'contact.message_short': 'Expliqueu-nos-ho una mica més: com a mínim vint caràcters.',
  'contact.message_long': 'El missatge no pot passar de 4.000 caràcters.',
  'contact.too_long': 'Aquesta dada és massa llarga.',
  'contact.unknown': 'No hi ha cap missatge amb aquest número.',
}
const en: Messages = {
  'contact.sent': 'We have your message. A person will answer it, nearly always on the same working day.',
  'contact.message_short': 'Please tell us a little more: at least twenty characters.',
  'contact.message_long': 'The message can be 4,000 characters long at most.',
  'contact.too_long': 'This is too long.',
  'contact.unknown': 'There is no message of this number.',
}

export const contactMessages: Record<Language, Messages> = { es, ca, en }
