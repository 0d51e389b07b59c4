import type { Language } from '#kernel/language.ts'

const es = {
  'catalogue.unknown_product': 'No encontramos este artículo.',
  'catalogue.unknown_lot': 'No encontramos esta colección.',
  'catalogue.unknown_author': 'No encontramos este autor.',
  'catalogue.unknown_tag': 'No encontramos esta etiqueta.',
  'catalogue.unknown_publisher': 'No encontramos esta editorial.',
  'catalogue.unknown_series': 'No encontramos esta colección.',
  'catalogue.unknown_category': 'No encontramos esta categoría.',
}
type Messages = Record<keyof typeof es, string>

const ca: Messages = {
  'catalogue.unknown_product': 'No trobem aquest article.',
  'catalogue.unknown_lot': 'No trobem aquesta col·lecció.',
  'catalogue.unknown_author': 'No trobem aquest autor.',
  'catalogue.unknown_tag': 'No trobem aquesta etiqueta.',
  'catalogue.unknown_publisher': 'No trobem aquesta editorial.',
  'catalogue.unknown_series': 'No trobem aquesta col·lecció.',
  'catalogue.unknown_category': 'No trobem aquesta categoria.',
}

const en: Messages = {
  'catalogue.unknown_product': 'We cannot find this item.',
  'catalogue.unknown_lot': 'We cannot find this collection.',
  'catalogue.unknown_author': 'We cannot find this author.',
  'catalogue.unknown_tag': 'We cannot find this tag.',
  'catalogue.unknown_publisher': 'We cannot find this publisher.',
  'catalogue.unknown_series': 'We cannot find this series.',
  'catalogue.unknown_category': 'We cannot find this category.',
}

export const catalogueMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
