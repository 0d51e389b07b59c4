import type { Localized } from '#kernel/language.ts'

/** The branches of the tree with their names, for a database that has no tree yet. */
export const categoryNames: readonly { id: number; kind: 'book' | 'object'; names: Localized }[] = [
  { id: 1000, kind: 'book', names: { es: 'Arte', ca: 'Art', en: 'Art' } },
  {
    id: 1100,
    kind: 'book',
    names: { es: 'Arquitectura y jardines', ca: 'Arquitectura i jardins', en: 'Architecture and gardens' },
  },
  { id: 1200, kind: 'book', names: { es: 'Historia', ca: 'Història', en: 'History' } },
  { id: 1300, kind: 'book', names: { es: 'Literatura', ca: 'Literatura', en: 'Literature' } },
  { id: 1400, kind: 'book', names: { es: 'Infantil y juvenil', ca: 'Infantil i juvenil', en: 'Children and young adults' } },
  { id: 1500, kind: 'book', names: { es: 'Ensayo y sociedad', ca: 'Assaig i societat', en: 'Essays and society' } },
  { id: 1600, kind: 'book', names: { es: 'Viajes y lugares', ca: 'Viatges i llocs', en: 'Travel and places' } },
  { id: 1700, kind: 'book', names: { es: 'Ciencia y naturaleza', ca: 'Ciència i natura', en: 'Science and nature' } },
  { id: 1800, kind: 'book', names: { es: 'Cómic', ca: 'Còmic', en: 'Comics' } },
  { id: 1900, kind: 'book', names: { es: 'Cocina y ocio', ca: 'Cuina i lleure', en: 'Cooking and leisure' } },
  { id: 51, kind: 'object', names: { es: 'Hogar', ca: 'Llar', en: 'Home' } },
  { id: 95, kind: 'object', names: { es: 'Moda y complementos', ca: 'Moda i complements', en: 'Fashion and accessories' } },
  { id: 2, kind: 'object', names: { es: 'Joyería', ca: 'Joieria', en: 'Jewellery' } },
  { id: 46, kind: 'object', names: { es: 'Papelería', ca: 'Papereria', en: 'Stationery' } },
  { id: 59, kind: 'object', names: { es: 'Infantil', ca: 'Infantil', en: 'Children' } },
  { id: 67, kind: 'object', names: { es: 'Agenda', ca: 'Agenda', en: 'Diary' } },
]
