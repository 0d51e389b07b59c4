import { languages } from '#kernel/language.ts'
import { plainFields } from './change.sql.ts'
import type { StoredTitle } from './title.sql.ts'

const textFields = [
  'title',
  'subtitle',
  'summary',
  'description',
  'details',
  'contents',
  'press',
  'awards',
  'recommendation',
] as const
const listed = ['categories', 'tags', 'attributes', 'contributors', 'safety'] as const
const others = ['state', 'price_cents', 'former_price_cents', 'work'] as const

/** A title as one value a field, under the names that forms give them: `texts.es.title`. */
export function fieldsOf(title: StoredTitle): Map<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const field of [...plainFields, ...listed, ...others]) fields.set(field, title[field])
  for (const language of languages)
    for (const field of textFields) fields.set(`texts.${language}.${field}`, title.texts[language]?.[field] ?? null)
  return fields
}

export interface Difference {
  field: string
  was: unknown
  became: unknown
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** What is otherwise, field by field. */
export function differences(before: StoredTitle, after: StoredTitle): Difference[] {
  const became = fieldsOf(after)
  return [...fieldsOf(before)]
    .map(([field, was]) => ({ field, was: was ?? null, became: became.get(field) ?? null }))
    .filter(({ was, became: now }) => !same(was, now))
}
