import type { Language } from '#kernel/language.ts'

const es = {
  'request.unknown': 'No encontramos esa consulta.',
  'request.not_now': 'Esta consulta ya está resuelta.',
  'request.no_product': 'Esta respuesta no ofrece ningún título que se pueda añadir.',
  'request.unknown_ean': 'Ningún producto en venta tiene este ISBN o EAN.',
  'request.day_past': 'Ese día ya ha pasado: elija hoy o un día posterior.',
  'request.nothing': 'No queda ninguna línea por consultar.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'request.unknown': 'No trobem aquesta consulta.',
  'request.not_now': 'Aquesta consulta ja està resolta.',
  'request.no_product': 'Aquesta resposta no ofereix cap títol que es pugui afegir.',
  'request.unknown_ean': 'Cap producte en venda té aquest ISBN o EAN.',
  'request.day_past': 'Aquest dia ja ha passat: trieu avui o un dia posterior.',
  'request.nothing': 'No queda cap línia per consultar.',
}
const en: Messages = {
  'request.unknown': 'We cannot find that request.',
  'request.not_now': 'This request is already closed.',
  'request.no_product': 'This reply does not offer a title to add.',
  'request.unknown_ean': 'No product on sale has this ISBN or EAN.',
  'request.day_past': 'That day has passed: choose today or a later day.',
  'request.nothing': 'There are no lines left to ask about.',
}

export const requestMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
