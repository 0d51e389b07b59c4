/** The patterns of the palace, from which motifs, grounds and glazes are drawn. */
export const patternNames = [
  'star-and-cross',
  'octagon-strap',
  'sixteen',
  'lattice',
  'hexagon',
  'sebka',
  'pomegranate',
  'lobed-arches',
  'quatrefoil',
  'guilloche',
  'modern',
  'columns',
  'trencadis',
  'branches',
  'catenary',
] as const
export const isPattern = (name: string): name is PatternName => (patternNames as readonly string[]).includes(name)
export type PatternName = (typeof patternNames)[number]
