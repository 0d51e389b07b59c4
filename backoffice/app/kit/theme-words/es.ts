import type { ThemeName } from '#modules/goods/artwork/contract.ts'

/** What the drawings are called that stand for what is written. */
const themes: Record<ThemeName, string> = {
  tiling: 'Alicatados',
  'lions-courtyard': 'Patio de los Leones',
  pomegranates: 'Granadas',
  ceramics: 'Cerámica',
  lattices: 'Celosías',
  plasterwork: 'Yeserías',
  romanesque: 'Románico',
  gothic: 'Gótico',
  'renaissance-baroque': 'Renacimiento y Barroco',
  modern: 'Moderno',
  'national-palace': 'Palacio Nacional',
  neutral: 'Neutro',
  trencadis: 'Trencadís',
  nave: 'Nave',
  crypt: 'Cripta',
}

export const words = { themes }
