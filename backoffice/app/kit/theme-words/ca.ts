import type { ThemeName } from '#modules/goods/artwork/contract.ts'

/** What the drawings are called that stand for what is written. */
const themes: Record<ThemeName, string> = {
  tiling: 'Enrajolats',
  'lions-courtyard': 'Pati dels Lleons',
  pomegranates: 'Magranes',
  ceramics: 'Ceràmica',
  lattices: 'Gelosies',
  plasterwork: 'Guixeries',
  romanesque: 'Romànic',
  gothic: 'Gòtic',
  'renaissance-baroque': 'Renaixement i Barroc',
  modern: 'Modern',
  'national-palace': 'Palau Nacional',
  neutral: 'Neutre',
  trencadis: 'Trencadís',
  nave: 'Nau',
  crypt: 'Cripta',
}

export const words = { themes }
