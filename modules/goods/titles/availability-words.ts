import type { Localized } from '#kernel/language.ts'

/** What each availability code means to whoever sets it (C-15, C-16); what the shop shows for it follows from copies and dates too. */
export const availabilityWords: Readonly<Record<string, Localized>> = {
  e0: { es: 'Disponible', ca: 'Disponible', en: 'Available' },
  eU: { es: 'Novedad reciente', ca: 'Novetat recent', en: 'Just published' },
  e6: { es: 'De próxima aparición', ca: 'De publicació propera', en: 'Not yet published' },
  e4: { es: 'En reimpresión inmediata', ca: 'En reimpressió immediata', en: 'Reprinting, expected soon' },
  e8: { es: 'En reimpresión, sin fecha conocida', ca: 'En reimpressió, sense data coneguda', en: 'Reprinting, no date known' },
  e2: {
    es: 'Sin existencias en la distribuidora',
    ca: 'Sense existències a la distribuïdora',
    en: 'Out of stock at the distributor',
  },
  eP: { es: 'Impresión bajo demanda', ca: 'Impressió sota demanda', en: 'Printed on demand' },
  eG: { es: 'Por confirmar', ca: 'Per confirmar', en: 'To be confirmed' },
  eD: { es: 'Distribuidora por confirmar', ca: 'Distribuïdora per confirmar', en: 'Distributor to be confirmed' },
  e1: {
    es: 'Agotado: se venden los ejemplares que quedan',
    ca: 'Exhaurit: es venen els exemplars que queden',
    en: 'Out of print: copies left are sold',
  },
  ea: { es: 'Agotado (código antiguo)', ca: 'Exhaurit (codi antic)', en: 'Out of print (former code)' },
  e5: { es: 'Descatalogado: no se vende', ca: 'Descatalogat: no es ven', en: 'Discontinued: not sold' },
  ed: {
    es: 'Descatalogado (código antiguo): no se vende',
    ca: 'Descatalogat (codi antic): no es ven',
    en: 'Discontinued (former code): not sold',
  },
  ee: { es: 'Edición antigua: no se vende', ca: 'Edició antiga: no es ven', en: 'Old edition: not sold' },
  eX: { es: 'Edición no venal: no se vende', ca: 'Edició no venal: no es ven', en: 'Not for sale' },
  eS: { es: 'No se comercializa: no se vende', ca: 'No es comercialitza: no es ven', en: 'Not marketed: not sold' },
}

/** Sold although no copy is at hand. */
export const soldWithoutCopies: ReadonlySet<string> = new Set(['e0', 'eU', 'e6', 'e4', 'e8', 'e2', 'eP'])

/** Who made a book, by code of ONIX list 17. */
export const roleWords: Readonly<Record<string, Localized>> = {
  A01: { es: 'Autoría', ca: 'Autoria', en: 'Author' },
  A12: { es: 'Ilustraciones', ca: 'Il·lustracions', en: 'Illustrator' },
  A13: { es: 'Fotografía', ca: 'Fotografia', en: 'Photographer' },
  A15: { es: 'Introducción', ca: 'Introducció', en: 'Introduction' },
  A19: { es: 'Epílogo', ca: 'Epíleg', en: 'Afterword' },
  A23: { es: 'Prólogo', ca: 'Pròleg', en: 'Foreword' },
  A35: { es: 'Dibujos', ca: 'Dibuixos', en: 'Drawings' },
  A36: { es: 'Diseño', ca: 'Disseny', en: 'Design' },
  B01: { es: 'Edición', ca: 'Edició', en: 'Editor' },
  B06: { es: 'Traducción', ca: 'Traducció', en: 'Translator' },
}
