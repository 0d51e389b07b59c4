/** The languages of the shop; the first is the default and the fallback of every missing text. */
export const languages = ['es', 'ca', 'en'] as const
export type Language = (typeof languages)[number]
export const fallbackLanguage: Language = 'es'

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** A text in the three languages; a missing one reads as the Spanish one. */
export type Localized<Value = string> = Record<Language, Value>

export const inLanguage = <Value>(texts: Partial<Localized<Value>> & { es: Value }, language: Language): Value =>
  texts[language] ?? texts.es
