import type { Language } from '#kernel/language.ts'

const es = {
  'captcha.missing': 'Indique que no es un robot.',
  'captcha.wrong': 'El código no es correcto. Pruebe con otro.',
  'captcha.too_many': 'Desde esta conexión se han respondido demasiadas preguntas. Pruebe más tarde o con JavaScript activado.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'captcha.missing': 'Indiqueu que no sou un robot.',
  'captcha.wrong': 'El codi no és correcte. Proveu-ne un altre.',
  'captcha.too_many': 'Des d’aquesta connexió s’han respost massa preguntes. Proveu-ho més tard o amb JavaScript activat.',
}
const en: Messages = {
  'captcha.missing': 'You must indicate that you are not a robot',
  'captcha.wrong': 'Incorrect code',
  'captcha.too_many': 'Too many answers have been sent from this connection. Please try again later, or turn on JavaScript.',
}

export const captchaMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
