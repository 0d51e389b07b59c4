import { readFileSync } from 'node:fs'
import { fieldSentence } from '#api/validation.ts'
import { bodyOf, type Call, kindsOf, noField, type Schema, schemaAt } from './description.ts'
import type { Shop } from './shop.ts'
import { Ends, exits } from './terminal.ts'

type Json = Record<string, unknown>

/** A call with everything that it is sent. */
export interface Asked {
  path: string
  query: Record<string, string>
  body?: Json
}

export interface Typed {
  path: string
  fields: readonly [name: string, text: string][]
  /** A file with the body, or -. */
  json?: string | undefined
  /** Begins from the record as it is now. */
  change?: boolean | undefined
}

function fromFile<Content>(name: string, read: (content: Buffer) => Content): Content {
  try {
    return read(readFileSync(name === '-' ? 0 : name))
  } catch (error) {
    throw new Ends(exits.usage, `${name}: ${(error as Error).message}`)
  }
}

const orText = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A flag as its field wants it: @file is what the file says, @@ an @. What does not fit goes as it was typed, and the shop says so. */
export function readValue(schema: Schema, text: string): unknown {
  const kinds = kindsOf(schema)
  const kind = (name: string) => kinds.find(({ type }) => type === name)
  if (text === 'null' && kind('null')) return null
  const list = kind('array')
  if (list)
    return /^[[{]/.test(text) ? [orText(text)].flat() : text.split(',').map((word) => readValue(list.items ?? {}, word.trim()))
  const words = kind('string')
  if (!words) return orText(text)
  if (!/^@[^@]/.test(text)) return text.replace(/^@@/, '@')
  return fromFile(text.slice(1), (content) => content.toString(words.contentEncoding === 'base64' ? 'base64' : 'utf8'))
}

/** Puts a value where its name says: texts.es.title within the object, lines.0 within a list; more of a list behind what is there. */
function put(into: Json, [name = '', ...rest]: readonly string[], value: unknown, more = false) {
  const before = into[name]
  if (rest.length === 0) into[name] = more && Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value
  else {
    if (typeof before !== 'object' || before === null) into[name] = /^\d+$/.test(rest[0] ?? '') ? [] : {}
    put(into[name] as Json, rest, value, more)
  }
}

/** What was typed as path, query and body of the call. @throws Ends naming a field that the call does not have */
export async function askedOf(shop: Shop, calls: readonly Call[], call: Call, typed: Typed): Promise<Asked> {
  const { schema } = bodyOf(call)
  const { language } = shop.words
  const given = typed.path.split('/').filter(Boolean)
  const query: Record<string, string> = {}
  const own: [string[], unknown][] = []
  const inPath: Record<string, string> = {}
  for (const [field, text] of typed.fields) {
    const parameter = call.parameters?.find(({ name }) => name === field)
    const names = field.split('.')
    const wanted = schemaAt(schema, names)
    if (parameter) (parameter.in === 'path' ? inPath : query)[field] = text
    else if (wanted) own.push([names, readValue(wanted, text)])
    else noField(shop.words, call, field)
  }
  const path = call.path.replaceAll(/[^/]+/g, (part) => {
    const [typedHere = part, name] = [given.shift(), /^\{(\w+)\}$/.exec(part)?.[1]]
    const value = name && typedHere === part ? inPath[name] : typedHere
    if (value === undefined) throw new Ends(exits.usage, fieldSentence(name ?? '', 'form.missing', { language, staff: true }))
    return encodeURIComponent(value)
  })
  if (!schema) return { path, query }
  const now = typed.change ? await currentOf(shop, calls, call, path) : {}
  const body = Object.fromEntries(Object.entries(now).filter(([name]) => Object.hasOwn(schema.properties ?? {}, name)))
  if (typed.json)
    Object.assign(
      body,
      fromFile(typed.json, (content) => JSON.parse(content.toString())),
    )
  for (const [index, [names, value]] of own.entries())
    put(
      body,
      names,
      value,
      own.slice(0, index).some(([before]) => before.join() === names.join()),
    )
  // What is read carries its version; what carries none is not there yet, and replaces nothing.
  if (schema.required?.includes('version')) body['version'] ??= 'new'
  return { path, query, body }
}

/** The record as it is now: what its path answers, or the row of the list above it that it names. @throws Ends */
async function currentOf(shop: Shop, calls: readonly Call[], call: Call, path: string): Promise<Json> {
  const isRead = (place: string) => calls.some(({ name }) => name === `GET ${place}`)
  if (isRead(call.path)) return shop.json('GET', path)
  const above = (place: string) => place.slice(0, place.lastIndexOf('/', place.length - 2) + 1)
  const [list, id] = [above(path), decodeURIComponent(path.split('/').at(-2) ?? '')]
  if (!isRead(above(call.path))) noField(shop.words, call, 'change')
  for (let query: Record<string, string> | null = { limit: '200' }; query !== null; ) {
    const { items = [], next }: { items?: Json[]; next?: string | null } = await shop.json('GET', list, { query })
    const row = items.find((item) => [item['id'], item['key'], item['code']].some((one) => String(one) === id))
    if (row) return row
    query = next ? { limit: '200', cursor: next } : null
  }
  const language = shop.words.language
  const field = /\{(\w+)\}\/$/.exec(call.path)?.[1] ?? 'body'
  throw new Ends(exits.refused, fieldSentence(field, 'form.field_invalid', { language, staff: true }))
}
