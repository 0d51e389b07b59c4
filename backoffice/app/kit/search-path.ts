import type { Language } from '#kernel/language.ts'

const search = { es: 'buscar', ca: 'cerca', en: 'search' } as const

/** Where the shop shows what a word finds. */
export const searchPath = (language: Language, word: string): string =>
  `/${language}/${search[language]}?${new URLSearchParams({ q: word })}`
