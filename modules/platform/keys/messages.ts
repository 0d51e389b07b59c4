import type { Language } from '#kernel/language.ts'

const es = {
  'keys.refused': 'Esta clave no existe, ha terminado o no puede usarse desde esta dirección.',
  'keys.too_many': 'Esta clave ya ha hecho {most} peticiones en un minuto. Espere un momento.',
  'keys.unknown': 'No hay ninguna clave con ese número.',
  'keys.ended': 'Esta clave ya ha terminado.',
  'keys.network': 'Escriba direcciones de red como 203.0.113.7 o 203.0.113.0/24.',
  'keys.expiry': 'La clave termina a partir de mañana y dentro de dos años como mucho.',
  'keys.shop_unknown': 'No hay ninguna tienda web con ese código.',
  'keys.not_of_shop': 'Con una sola tienda web, la clave solo puede abrir los catálogos para otros sitios.',
  'keys.not_of_store': 'Para una sola tienda, la clave solo puede abrir lo que cuentan las cajas.',
}
type Messages = Record<keyof typeof es, string>

const ca: Messages = {
  'keys.refused': 'Aquesta clau no existeix, s’ha acabat o no es pot fer servir des d’aquesta adreça.',
  'keys.too_many': 'Aquesta clau ja ha fet {most} peticions en un minut. Espereu un moment.',
  'keys.unknown': 'No hi ha cap clau amb aquest número.',
  'keys.ended': 'Aquesta clau ja s’ha acabat.',
  'keys.network': 'Escriviu adreces de xarxa com 203.0.113.7 o 203.0.113.0/24.',
  'keys.expiry': 'La clau s’acaba a partir de demà i d’aquí a dos anys com a molt.',
  'keys.shop_unknown': 'No hi ha cap botiga web amb aquest codi.',
  'keys.not_of_shop': 'Amb una sola botiga web, la clau només pot obrir els catàlegs per a altres llocs.',
  'keys.not_of_store': 'Per a una sola botiga, la clau només pot obrir el que expliquen les caixes.',
}

const en: Messages = {
  'keys.refused': 'This key does not exist, has ended, or cannot be used from this address.',
  'keys.too_many': 'This key has already made {most} requests in a minute. Please wait a moment.',
  'keys.unknown': 'There is no key with this number.',
  'keys.ended': 'This key has already ended.',
  'keys.network': 'Enter network addresses such as 203.0.113.7 or 203.0.113.0/24.',
  'keys.expiry': 'A key ends tomorrow at the earliest, and within two years.',
  'keys.shop_unknown': 'There is no shop with this code.',
  'keys.not_of_shop': 'For a single shop, a key can only open the feeds for other sites.',
  'keys.not_of_store': 'For a single store, a key can only open what tills tell.',
}

/** Words about the keys of other programs. */
export const keyMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
