import type { ThemeName } from '#modules/goods/artwork/contract.ts'

/** What the drawings are called that stand for what is written. */
const themes: Record<ThemeName, string> = {
  tiling: 'Tiling',
  'lions-courtyard': 'Court of the Lions',
  pomegranates: 'Pomegranates',
  ceramics: 'Ceramics',
  lattices: 'Lattices',
  plasterwork: 'Plasterwork',
  romanesque: 'Romanesque',
  gothic: 'Gothic',
  'renaissance-baroque': 'Renaissance and Baroque',
  modern: 'Modern',
  'national-palace': 'National Palace',
  neutral: 'Neutral',
  trencadis: 'Trencadís',
  nave: 'Nave',
  crypt: 'Crypt',
}

export const words = { themes }
