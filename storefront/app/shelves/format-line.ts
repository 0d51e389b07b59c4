import type { Language } from '#kernel/language.ts'
import type { ProductCard } from '#modules/goods/catalogue/contract.ts'

/** The codes of the shop's own languages in the dictionary of books (C-12). */
const ownLanguage: Record<Language, string> = { es: 'I08', ca: 'I06', en: 'I01' }

/** "Tapa dura · Inglés": what tells editions apart; the language of the page itself goes without saying. Null for what has neither. */
export function formatLine(
  { format, language: written, language_code }: Pick<ProductCard, 'format' | 'language' | 'language_code'>,
  language: Language,
): string | null {
  const parts = [format, language_code === ownLanguage[language] ? null : written].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : null
}
