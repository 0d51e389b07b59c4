import type { Language } from '#kernel/language.ts'

const es = {
  'access.token_missing': 'Falta el token de acceso.',
  'access.token_expired': 'El token de acceso no es válido o ha caducado.',
  'access.wrong_account': 'El usuario o la contraseña de servicio no son correctos.',
  'access.too_many_attempts': 'Demasiados intentos. Espere unos minutos antes de volver a probar.',
  'access.needs_approval':
    'Este pedido supera lo que puede comprar por su cuenta: añada los artículos a una lista de la mesa de pedidos y envíela a aprobación.',
  login_failed: 'Login failed.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'access.token_missing': 'Falta el testimoni d’accés.',
  'access.token_expired': 'El testimoni d’accés no és vàlid o ha caducat.',
  'access.wrong_account': 'L’usuari o la contrasenya de servei no són correctes.',
  'access.too_many_attempts': 'Massa intents. Espereu uns minuts abans de tornar-ho a provar.',
  'access.needs_approval':
    'Aquesta comanda supera el que podeu comprar pel vostre compte: afegiu els articles a una llista del servei de comandes i envieu-la a aprovació.',
  login_failed: 'Login failed.',
}
const en: Messages = {
  'access.token_missing': 'The access token is missing.',
  'access.token_expired': 'The access token is not valid or has expired.',
  'access.wrong_account': 'The service user or password is not correct.',
  'access.too_many_attempts': 'Too many attempts. Please wait a few minutes before trying again.',
  'access.needs_approval':
    'This order is above your approval limit. Add the items to a list in Order entry and send it for approval.',
  login_failed: 'Login failed.',
}

/** "Login failed." is the same in every language: the client of the specification compares it (E-07). */
export const accessMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
