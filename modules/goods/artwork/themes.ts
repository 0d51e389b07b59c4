import type { ThemeName } from './contract.ts'
import type { Colours } from './geometry/patterns.ts'
import type { PatternName } from './pattern-names.ts'

export interface Theme extends Colours {
  pattern: PatternName
  /** The glaze as a deep ground, and the letters that stand on it. */
  deep: string
  onDeep: string
}

export const themes: Record<ThemeName, Theme> = {
  tiling: {
    pattern: 'star-and-cross',
    ground: '#f6f0e2',
    line: '#1f3f8f',
    glaze: '#2c5fb3',
    second: '#e7b45a',
    deep: '#1f3f8f',
    onDeep: '#fbf8f2',
  },
  'lions-courtyard': {
    pattern: 'lobed-arches',
    ground: '#f5efe3',
    line: '#7a5a2c',
    glaze: '#b9770e',
    second: '#ead9b8',
    deep: '#6d4a12',
    onDeep: '#fbf3e2',
  },
  pomegranates: {
    pattern: 'pomegranate',
    ground: '#f8efe6',
    line: '#4d6b45',
    glaze: '#9b2335',
    second: '#e5b7a2',
    deep: '#7d1b2a',
    onDeep: '#fdf3ea',
  },
  ceramics: {
    pattern: 'hexagon',
    ground: '#f4f1e6',
    line: '#0f6f79',
    glaze: '#0f7c86',
    second: '#cfe3d8',
    deep: '#0b5a62',
    onDeep: '#f3f7ef',
  },
  lattices: {
    pattern: 'lattice',
    ground: '#efe6d6',
    line: '#5b4632',
    glaze: '#8a6a48',
    second: '#f9f3e6',
    deep: '#453425',
    onDeep: '#f7eede',
  },
  plasterwork: {
    pattern: 'sebka',
    ground: '#f4ede0',
    line: '#b09a78',
    glaze: '#c9b48f',
    second: '#fbf7ee',
    deep: '#6b5a3f',
    onDeep: '#fbf7ee',
  },
  romanesque: {
    pattern: 'octagon-strap',
    ground: '#f3e9d8',
    line: '#7c2f24',
    glaze: '#b0482f',
    second: '#ecc88e',
    deep: '#6b2a20',
    onDeep: '#fbf0df',
  },
  gothic: {
    pattern: 'quatrefoil',
    ground: '#eef0ee',
    line: '#31456b',
    glaze: '#4a6293',
    second: '#dfe3df',
    deep: '#26365a',
    onDeep: '#f3f4f0',
  },
  'renaissance-baroque': {
    pattern: 'guilloche',
    ground: '#f4ece4',
    line: '#4a2b4f',
    glaze: '#7a4a80',
    second: '#e6d3c6',
    deep: '#4a2b4f',
    onDeep: '#faf0ea',
  },
  modern: {
    pattern: 'modern',
    ground: '#f5f0e4',
    line: '#2c5e46',
    glaze: '#d98a3d',
    second: '#a9c4ae',
    deep: '#234c38',
    onDeep: '#f6f3e6',
  },
  'national-palace': {
    pattern: 'columns',
    ground: '#f2ede4',
    line: '#5c544a',
    glaze: '#a0522d',
    second: '#e0d5c3',
    deep: '#4c443a',
    onDeep: '#f7f1e6',
  },
  trencadis: {
    pattern: 'trencadis',
    ground: '#f4f6f1',
    line: '#0b5f58',
    glaze: '#2f8f9d',
    second: '#e2a23b',
    deep: '#0b4c52',
    onDeep: '#f4f8f3',
  },
  nave: {
    pattern: 'branches',
    ground: '#f5f2ea',
    line: '#6f6a5c',
    glaze: '#a2431c',
    second: '#e9c46a',
    deep: '#5a2a14',
    onDeep: '#fbf3e6',
  },
  crypt: {
    pattern: 'catenary',
    ground: '#eef1f0',
    line: '#3d4a52',
    glaze: '#7b4f8b',
    second: '#c9d6cf',
    deep: '#33264a',
    onDeep: '#f3f0f6',
  },
  neutral: {
    pattern: 'sixteen',
    ground: '#f5efe3',
    line: '#8d7d63',
    glaze: '#2c5e46',
    second: '#e6dcc8',
    deep: '#2c4a3b',
    onDeep: '#f6f1e4',
  },
}

export const isTheme = (name: unknown): name is ThemeName => typeof name === 'string' && Object.hasOwn(themes, name)
