import type { Language } from '#kernel/language.ts'
import { type About, texts } from './about-words.ts'

/** What each section of an export is, in words. */
export const aboutSections = (language: Language): About => texts[language]
