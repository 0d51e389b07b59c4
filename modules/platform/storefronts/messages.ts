import type { Language } from '#kernel/language.ts'

const es = {
  'storefront.main': 'Los datos de la tienda principal están en la configuración, no en una fila.',
  'storefront.path_taken': 'Otra tienda u otra página tiene ya esa dirección.',
}
type Codes = Record<keyof typeof es, string>
const ca: Codes = {
  'storefront.main': 'Les dades de la botiga principal són a la configuració, no en una fila.',
  'storefront.path_taken': 'Una altra botiga o una altra pàgina ja té aquesta adreça.',
}
const en: Codes = {
  'storefront.main': 'What the main shop says of itself stands in the configuration, not in a row.',
  'storefront.path_taken': 'Another shop or page already has that address.',
}
export const storefrontMessages: Record<Language, Codes> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Codes {}
}
