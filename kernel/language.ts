/** The languages of the shop; the first is the default and the fallback of every missing text. */
export const languages = ['es', 'ca', 'en'] as const
export type Language = (typeof languages)[number]
export const fallbackLanguage = 'es' satisfies Language
/** Those that a text is translated into. */
export const translatedLanguages: readonly Exclude<Language, typeof fallbackLanguage>[] = languages.filter(
  (language) => language !== fallbackLanguage,
)

/** What the formats of figures, dates and lists go by (BCP 47). */
export const locales: Readonly<Record<Language, string>> = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' }

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** A text in the three languages; a missing one reads as the Spanish one. */
export type Localized<Value = string> = Record<Language, Value>

export const inLanguage = <Value>(texts: Partial<Localized<Value>> & { es: Value }, language: Language): Value =>
  texts[language] ?? texts.es

/** One value a language, made by `value`. */
export const inEachLanguage = <Value>(value: (language: Language) => Value): Localized<Value> =>
  Object.fromEntries(languages.map((language) => [language, value(language)])) as Localized<Value>

/** Columns and fields that end in the language: `title_es`, `title_ca`, `title_en`. */
export type LanguageColumns<Name extends string, Value = string> = Record<`${Name}_${Language}`, Value>

/** `{ title_es, title_ca, title_en }` of a row as one value a language. */
export const fromColumns = <Name extends string, Value = string>(
  row: LanguageColumns<Name, Value>,
  name: Name,
): Localized<Value> => inEachLanguage((language) => row[`${name}_${language}`])

/** One value a language as `{ title_es, title_ca, title_en }`. */
export const toColumns = <Name extends string, Value>(name: Name, texts: Localized<Value>): LanguageColumns<Name, Value> =>
  Object.fromEntries(languages.map((language) => [`${name}_${language}`, texts[language]])) as LanguageColumns<Name, Value>
