import type { Language } from './language.ts'

/** Words as somebody said or named them, between the marks of the language around them. */
export const inQuotes = (words: string, language: Language): string => (language === 'en' ? `“${words}”` : `«${words}»`)
