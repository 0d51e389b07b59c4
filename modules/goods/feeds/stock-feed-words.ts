import type { Localized } from '#kernel/language.ts'

export const headings = {
  ean: { es: 'EAN', ca: 'EAN', en: 'EAN' },
  store: { es: 'Tienda', ca: 'Botiga', en: 'Store' },
  name: { es: 'Nombre de la tienda', ca: 'Nom de la botiga', en: 'Store name' },
  copies: { es: 'Ejemplares', ca: 'Exemplars', en: 'Copies' },
  price: { es: 'PVP', ca: 'PVP', en: 'Price' },
  sale: { es: 'En venta', ca: 'En venda', en: 'On sale' },
} as const satisfies Record<string, Localized>

export const yes: Localized = { es: 'sí', ca: 'sí', en: 'yes' }
