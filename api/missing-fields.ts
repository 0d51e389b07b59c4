import type { Language } from '#kernel/language.ts'
import { place } from './field-words.ts'
import { asks } from './missing-field-words.ts'

/** Fields that have a sentence of their own for being left empty. */
export const askedFields: readonly string[] = Object.keys(asks)

/** What is asked for where a field was left empty; null for a field without a sentence of its own. */
export const askedFor = (field: string, language: Language): string | null =>
  Object.hasOwn(asks, field) ? (asks[field]?.[place[language]] ?? null) : null
