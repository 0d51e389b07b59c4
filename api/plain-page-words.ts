import type { Language } from '#kernel/language.ts'

/** Leads from a page that stands in the place of a file back to the shop. */
export const backToShop: Record<Language, string> = { es: 'Volver a la tienda', ca: 'Torna a la botiga', en: 'Back to the shop' }
