import type { ThemeName } from '#modules/goods/artwork/contract.ts'

/** The drawings by which what is written is pictured, for a choice. */
export const themeOptions = ({ themes }: { themes: Record<ThemeName, string> }) =>
  (Object.keys(themes) as ThemeName[]).map((value) => ({ value, text: themes[value] }))
