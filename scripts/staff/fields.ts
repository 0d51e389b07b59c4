import { readFileSync } from 'node:fs'
import type { Described, Schema } from './description.ts'
import { Ends, exits } from './ends.ts'
import type { CommandWords } from './words.ts'

/** What reads the text of a flag by its schema. */
interface Reading {
  words: CommandWords
  whole: Described['whole']
}

const typesOf = ({ type }: Schema) => (type === undefined ? [] : [type].flat())
const choices = (schema: Schema, reading: Reading): Schema[] => {
  const found = reading.whole(schema)
  return found.anyOf?.flatMap((one) => choices(one, reading)) ?? [found]
}
const mayBeNull = (schema: Schema, reading: Reading) => choices(schema, reading).some((one) => typesOf(one).includes('null'))
const without = (schema: Schema, reading: Reading) =>
  choices(schema, reading).filter((one) => !(typesOf(one).length === 1 && typesOf(one)[0] === 'null'))

/** What is expected in a field, in words: "a whole number, from 1, to 200". */
export function kindOf(schema: Schema, reading: Reading): string {
  const { kinds } = reading.words
  const one = (found: Schema): string => {
    const [type] = typesOf(found).filter((name) => name !== 'null')
    if (found.const !== undefined) return JSON.stringify(found.const)
    if (found.enum) return found.enum.join(', ')
    if (found.format === 'date') return kinds.day
    if (found.format === 'date-time') return kinds.moment
    if (type === 'array') {
      const items = kindOf(found.items ?? {}, reading)
      return simple(found.items ?? {}, reading) ? kinds.list(items) : items.replace(kinds.json, `${kinds.json} […]`)
    }
    if (type === 'integer' || type === 'number' || type === 'boolean') return kinds[type]
    if (type === 'string') return kinds.text
    return found.properties ? `${kinds.json} { ${Object.keys(found.properties).join(', ')} }` : kinds.json
  }
  const { minimum, maximum, maxLength } = without(schema, reading)[0] ?? {}
  return [
    [...new Set(without(schema, reading).map(one))].join(' / '),
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? kinds.from(minimum) : '',
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? kinds.to(maximum) : '',
    maxLength === undefined ? '' : kinds.longest(maxLength),
    mayBeNull(schema, reading) ? kinds.nullable : '',
  ]
    .filter(Boolean)
    .join(', ')
}

const simple = (schema: Schema, reading: Reading) =>
  without(schema, reading).every((one) => !['object', 'array'].includes(typesOf(one)[0] ?? 'object') || one.enum !== undefined)

const unread = Symbol('unread')

function readOne(schema: Schema, text: string, reading: Reading): unknown {
  const [type = 'object'] = typesOf(schema).filter((name) => name !== 'null')
  if (schema.const !== undefined) return String(schema.const) === text ? schema.const : unread
  if (schema.enum) return schema.enum.find((one) => String(one) === text) ?? unread
  if (type === 'boolean') return ['true', 'false'].includes(text) ? text === 'true' : unread
  if (type === 'integer' || type === 'number') {
    const value = Number(text)
    const isOne = text.trim() !== '' && (type === 'integer' ? Number.isSafeInteger(value) : Number.isFinite(value))
    const fits = value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity)
    return isOne && fits && value > (schema.exclusiveMinimum ?? -Infinity) ? value : unread
  }
  if (type === 'string') return readText(schema, text)
  if (type === 'array' && !text.startsWith('[') && simple(schema.items ?? {}, reading)) {
    const items = text.split(',').map((word) => readAny(schema.items ?? {}, word.trim(), reading))
    return items.includes(unread) ? unread : items
  }
  try {
    const value: unknown = JSON.parse(text)
    return type === 'array' ? [value].flat() : typeof value === 'object' ? value : unread
  } catch {
    return unread
  }
}

/** Text as it is typed; @file is what the file says, @@ an @. */
function readText({ format, maxLength, contentEncoding }: Schema, text: string): unknown {
  const asFile = text.startsWith('@') && !text.startsWith('@@')
  const value = asFile
    ? readFileSync(text.slice(1)).toString(contentEncoding === 'base64' ? 'base64' : 'utf8')
    : text.replace(/^@@/, '@')
  if (format === 'date' && !/^\d{4}-\d\d-\d\d$/.test(value)) return unread
  if (format === 'date-time' && Number.isNaN(Date.parse(value))) return unread
  return value.length <= (maxLength ?? Infinity) ? value : unread
}

function readAny(schema: Schema, text: string, reading: Reading): unknown {
  if (text === 'null' && mayBeNull(schema, reading)) return null
  for (const one of without(schema, reading)) {
    const value = readOne(one, text, reading)
    if (value !== unread) return value
  }
  return unread
}

/** The value of a flag as its field wants it. @throws Ends naming the field and what it expects */
export function readField(schema: Schema, field: string, text: string, reading: Reading): unknown {
  const fail = (given: string): never => {
    throw new Ends(exits.usage, reading.words.expected(field, kindOf(schema, reading), given))
  }
  try {
    const value = readAny(schema, text, reading)
    return value === unread ? fail(text) : value
  } catch (error) {
    if (error instanceof Ends) throw error
    return fail(`${text}: ${(error as Error).message}`)
  }
}

/** The schema of a field within a body: texts.es.title, lines.0.amount; null where there is none. */
export function schemaAt(schema: Schema, names: readonly string[], reading: Reading): Schema | null {
  const [name, ...rest] = names
  if (name === undefined) return schema
  for (const one of without(schema, reading)) {
    const more = typeof one.additionalProperties === 'object' ? one.additionalProperties : undefined
    const next = Object.hasOwn(one.properties ?? {}, name)
      ? one.properties?.[name]
      : /^\d+$/.test(name)
        ? (one.items ?? more)
        : more
    const found = next && schemaAt(next, rest, reading)
    if (found) return found
  }
  return null
}
