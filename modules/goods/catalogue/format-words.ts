import type { Localized } from '#kernel/language.ts'

export const formats = {
  '0T': { es: 'Otros', ca: 'Altres', en: 'Other' },
  AN: { es: 'Anillas', ca: 'Anelles', en: 'Ring-bound' },
  B: { es: 'Bolsillo', ca: 'Butxaca', en: 'Pocket edition' },
  C: { es: 'Cartoné', ca: 'Cartoné', en: 'Hardback' },
  E00: { es: 'Libro electrónico', ca: 'Llibre electrònic', en: 'Ebook' },
  E01: { es: 'PDF', ca: 'PDF', en: 'PDF' },
  ES: { es: 'Espiral', ca: 'Espiral', en: 'Spiral-bound' },
  FA: { es: 'Fascículo encuadernable', ca: 'Fascicle enquadernable', en: 'Part work' },
  GR: { es: 'Grapado', ca: 'Grapat', en: 'Stapled' },
  R: { es: 'Rústica', ca: 'Rústica', en: 'Paperback' },
  T: { es: 'Tela', ca: 'Tela', en: 'Cloth' },
  TR: { es: 'Troquelado', ca: 'Encunyat', en: 'Die-cut' },
} as const satisfies Record<string, Localized>
