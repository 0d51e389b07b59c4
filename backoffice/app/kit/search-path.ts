import type { Language } from '#kernel/language.ts'
import { search } from './search-words.ts'

/** Where the shop shows what a word finds. */
export const searchPath = (language: Language, word: string): string =>
  `/${language}/${search[language]}?${new URLSearchParams({ q: word })}`
