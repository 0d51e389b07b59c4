import type { ThemeName } from '#modules/goods/artwork/contract.ts'
import type { Words } from './words/es.ts'

/** The drawings by which what is written is pictured. */
export const themeOptions = ({ themes }: Words) =>
  (Object.keys(themes) as ThemeName[]).map((value) => ({ value, text: themes[value] }))
