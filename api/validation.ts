import type { FastifyError, FastifyInstance } from 'fastify'
import { InvalidFields, type RefusalCode } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { fieldName, isClause, ownName } from './field-names.ts'
import { sentence } from './messages.ts'
import { askedFor } from './missing-fields.ts'

/** One field → its sentences; nested fields are joined with dots. */
export type Fields = Record<string, string[]>
type Issue = NonNullable<FastifyError['validation']>[number]

/** Nothing was typed or chosen: what is wanted is said, not how long it must be. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

const codeOf = ({ keyword, params }: Issue, value: unknown): RefusalCode => {
  if (isEmpty(value)) return 'form.missing'
  if (keyword === 'too_big') return params['origin'] === 'string' ? 'form.too_long' : 'form.too_large'
  if (keyword === 'too_small') return params['origin'] === 'string' ? 'form.too_short' : 'form.too_small'
  return 'form.field_invalid'
}

/** Who reads a sentence. Colleagues fill in records of others: nothing there is asked of them as their own. */
export interface Reader {
  language: Language
  staff?: boolean
}

/** The sentence of one field in the reader's language: what is wanted, where it was left empty; else naming it as people do. */
export function fieldSentence(
  field: string,
  code: RefusalCode,
  { language, staff = false }: Reader,
  details: Readonly<Record<string, string | number>> = {},
): string {
  const asked = code === 'form.missing' && !staff ? askedFor(ownName(field), language) : null
  if (asked) return asked
  const name = fieldName(field, language)
  const named = sentence(code === 'form.missing' && isClause(name) ? 'form.missing_clause' : code, language, {
    ...details,
    field: name,
  })
  return named.charAt(0).toUpperCase() + named.slice(1)
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce(
    (item, name) => (typeof item === 'object' && item !== null ? (item as Record<string, unknown>)[name] : undefined),
    value,
  )

/** No form has more fields; of a list with thousands of wrong lines the first tell enough. */
const mostTold = 30

/** What a contract found wrong in what was `sent`, one sentence a field (I-20). */
export function fieldsOfValidation(issues: readonly Issue[], sent: unknown, reader: Reader): Fields {
  const fields = new Map<string, string[]>()
  for (const issue of issues) {
    const path = issue.instancePath.split('/').filter(Boolean)
    const field = path.join('.').slice(0, 120) || 'body'
    if (fields.has(field)) continue
    if (fields.size === mostTold) break
    const { maximum, minimum } = issue.params as { maximum?: unknown; minimum?: unknown }
    // A year is no count: its figures stay together.
    const shown = ownName(field).split('_').includes('year') ? String : Number
    const details = { most: shown(maximum), least: shown(minimum) }
    fields.set(field, [fieldSentence(field, codeOf(issue, at(sent, path)), reader, details)])
  }
  return Object.fromEntries(fields)
}

const deepest = 12
// biome-ignore lint/suspicious/noControlCharactersInRegex: nobody types them and no database keeps them
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
const isReadable = (text: string) => text.isWellFormed() && !control.test(text)

/** The first place that holds what no text can, or nests deeper than anything the shop takes; null when all is well. */
export function unreadable(value: unknown): string | null {
  return placeOf(value, deepest)?.join('.') ?? null
}

/** The names that lead to it, made on the way back alone: most of what is sent is readable. */
function placeOf(value: unknown, depth: number): string[] | null {
  if (typeof value === 'string') return isReadable(value) ? null : []
  if (typeof value !== 'object' || value === null) return null
  if (depth === 0) return []
  for (const name in value) {
    if (!isReadable(name)) return ['body']
    const found = placeOf((value as Record<string, unknown>)[name], depth - 1)
    if (found !== null) return [name, ...found]
  }
  return null
}

/** Refuses unreadable text once for every call, by the name of its field, before any rule or table meets it. */
export function refuseUnreadable(app: FastifyInstance) {
  app.addHook('preValidation', async ({ params, query, body }) => {
    for (const part of [params, query, body]) {
      const field = unreadable(part)
      if (field !== null) throw new InvalidFields({ [field.slice(0, 120) || 'body']: 'form.unreadable' })
    }
  })
}
