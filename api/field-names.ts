import { isLanguage, type Language } from '#kernel/language.ts'
import { inLanguages, names, place } from './field-words.ts'
import { staffNames } from './staff-field-words.ts'

/** A field without the places it lies in: lines.3.quantity is a quantity. */
export const ownName = (path: string): string => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path

/** Whether a name is a clause ("whether it is shown"), which is said, not entered. */
export const isClause = (name: string): boolean => /^(?:what|who|whom|when|whether|where|how)\s/.test(name)

const languageOf = (path: string): { above: string; written: Language } | null => {
  const written = path.slice(path.lastIndexOf('.') + 1)
  const above = path.slice(0, -written.length - 1)
  return above !== '' && isLanguage(written) ? { above, written } : null
}

/** A field as a sentence names it; one without a name of its own is quoted as the call spells it. A text in three languages says in which. */
export function fieldName(path: string, language: Language): string {
  const text = languageOf(path)
  if (text) return `${fieldName(text.above, language)} ${inLanguages[text.written][place[language]]}`
  const own = ownName(path)
  // A billing address has the fields of every address.
  const plain = Object.hasOwn(names, own) ? own : own.replace(/^billing_/, '')
  const known = Object.hasOwn(names, plain) ? names[plain] : Object.hasOwn(staffNames, plain) ? staffNames[plain] : undefined
  if (known) return known[place[language]]
  return language === 'en' ? `“${path.slice(0, 60)}”` : `«${path.slice(0, 60)}»`
}
