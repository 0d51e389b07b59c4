import type { Language } from '#kernel/language.ts'
import { fieldName } from './field-names.ts'
import { place } from './field-words.ts'
import { headings } from './heading-words.ts'

const article = /^(?:el|la|los|las|els|les|the) |^l’/

/** A column's heading; what has none of its own is named as in a sentence, without its article. */
export function headingOf(path: string, language: Language): string {
  const own = path.split('.').at(-1) ?? path
  const known = Object.hasOwn(headings, own) ? headings[own] : undefined
  if (known) return known[place[language]]
  const named = fieldName(own, language).replace(article, '')
  return named.charAt(0).toUpperCase() + named.slice(1)
}
