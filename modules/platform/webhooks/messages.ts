import type { Language } from '#kernel/language.ts'

const es = {
  'webhooks.unknown': 'No hay ningún aviso a otro programa con ese número.',
  'webhooks.address': 'Escriba una dirección https con un nombre, sin número de puerto ni contraseña: https://ejemplo.es/avisos',
}
type Messages = Record<keyof typeof es, string>

const ca: Messages = {
  'webhooks.unknown': 'No hi ha cap avís a un altre programa amb aquest número.',
  'webhooks.address': 'Escriviu una adreça https amb un nom, sense número de port ni contrasenya: https://exemple.cat/avisos',
}

const en: Messages = {
  'webhooks.unknown': 'There is no webhook with this number.',
  'webhooks.address': 'Enter an https address with a host name, without a port or password: https://example.com/hooks',
}

/** Words about telling other programs. */
export const webhookMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
