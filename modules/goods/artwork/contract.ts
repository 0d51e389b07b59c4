export type { PatternName } from './pattern-names.ts'

/** Each collection theme has its own pattern and one glaze on plaster (design: plaster and glaze). */
export const themeNames = [
  'tiling',
  'lions-courtyard',
  'pomegranates',
  'ceramics',
  'lattices',
  'plasterwork',
  'romanesque',
  'gothic',
  'renaissance-baroque',
  'modern',
  'national-palace',
  'neutral',
] as const
/** Themes of other shops; a record of the palace never falls into them by chance. */
export const otherThemes = ['trencadis', 'nave', 'crypt'] as const
export type ThemeName = (typeof themeNames)[number] | (typeof otherThemes)[number]
