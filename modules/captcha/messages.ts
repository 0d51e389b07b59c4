import type { Language } from '#kernel/language.ts'

const es = {
  'captcha.missing': 'Indique que no es un robot.',
  'captcha.wrong': 'El código no es correcto. Pruebe con otro.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'captcha.missing': 'Indiqueu que no sou un robot.',
  'captcha.wrong': 'El codi no és correcte. Proveu-ne un altre.',
}
const en: Messages = {
  'captcha.missing': 'You must indicate that you are not a robot',
  'captcha.wrong': 'Incorrect code',
}

export const captchaMessages: Record<Language, Messages> = { es, ca, en }
