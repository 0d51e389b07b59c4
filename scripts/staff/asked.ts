import { readFileSync } from 'node:fs'
import type { Client } from './client.ts'
import type { Call, Described, FoundCall } from './description.ts'
import { Ends, exits } from './ends.ts'
import { kindOf, readField, schemaAt } from './fields.ts'
import type { Flags } from './flags.ts'

type Json = Record<string, unknown>

/** A call with everything that it is sent. */
export interface Asked {
  path: string
  query: Record<string, string>
  body: Json | undefined
}

/** JSON of a file; - reads it from standard input. @throws Ends */
export function readJson(file: string): Json {
  try {
    return JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8'))
  } catch (error) {
    throw new Ends(exits.usage, `${file}: ${(error as Error).message}`)
  }
}

/** Puts a value where its name says: texts.es.title within the object, lines.0 within a list. */
function put(into: Json, names: readonly string[], value: unknown) {
  const [name = '', ...rest] = names
  if (rest.length === 0) {
    const before = into[name]
    into[name] = Array.isArray(value) && Array.isArray(before) ? [...before, ...value] : value
    return
  }
  if (typeof into[name] !== 'object' || into[name] === null) into[name] = /^\d+$/.test(rest[0] ?? '') ? [] : {}
  put(into[name] as Json, rest, value)
}

/** What was typed, checked against the description: path, query and body. @throws Ends naming field and expectation */
export async function askedOf(shop: Client, described: Described, found: FoundCall, flags: Flags): Promise<Asked> {
  const { words } = shop
  const { call } = found
  const reading = { words, whole: described.whole }
  const usage = (sentence: string) => new Ends(exits.usage, sentence)
  const written: Record<string, string> = { ...found.written }
  const query: Record<string, string> = {}
  const typed: Json = {}
  for (const [field, text] of flags.fields) {
    const inPath = call.path_fields[field]
    if (inPath && written[field] === undefined) written[field] = text
    else if (call.query[field]) query[field] = String(readField(call.query[field], field, text, reading))
    else {
      const names = field.split('.')
      const schema = call.body && schemaAt(call.body, names, reading)
      if (!schema) throw usage(`${words.noField(field, call.name)} ${takes(shop, found)}`)
      put(typed, names, readField(schema, field, text, reading))
    }
  }
  for (const [name, schema] of Object.entries(call.path_fields)) {
    if (written[name] === undefined) throw usage(words.inPath(name))
    readField(schema, name, written[name], reading)
  }
  for (const name of call.requiredQuery)
    if (query[name] === undefined && !(name === 'offset' && call.upload))
      throw usage(words.missing(name, kindOf(call.query[name] ?? {}, reading)))
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(written[name] ?? ''))
  return { path, query, body: call.body ? await bodyOf(shop, described, call, { flags, path, typed }) : undefined }
}

interface Typed {
  flags: Flags
  path: string
  typed: Json
}

/** Fields lie over the file, and the file over the record as it is where the command changes it. */
async function bodyOf(shop: Client, { calls, whole }: Described, call: Call, { flags, path, typed }: Typed): Promise<Json> {
  const schema = whole(call.body ?? {})
  const reading = { words: shop.words, whole }
  const now = flags.change ? await currentOf(shop, calls, call, path) : {}
  const body = Object.fromEntries(Object.entries(now).filter(([name]) => Object.hasOwn(schema.properties ?? {}, name)))
  if (flags.json !== undefined) Object.assign(body, readJson(flags.json))
  merge(body, typed)
  // What is read carries its version; what carries none is not there yet, and replaces nothing.
  if (schema.required?.includes('version') && body['version'] === undefined) body['version'] = 'new'
  for (const name of schema.required ?? [])
    if (body[name] === undefined)
      throw new Ends(exits.usage, shop.words.missing(name, kindOf(schema.properties?.[name] ?? {}, reading)))
  return body
}

/** The record as it is now: what its path answers, or the row of the list above it that it names. @throws Ends */
async function currentOf({ words, json }: Client, calls: readonly Call[], call: Call, path: string): Promise<Json> {
  const isRead = (place: string) => calls.some((one) => one.method === 'GET' && one.path === place)
  if (isRead(call.path)) return json('GET', path)
  const above = (place: string) => place.slice(0, place.lastIndexOf('/', place.length - 2) + 1)
  const name = decodeURIComponent(path.slice(above(path).length, -1))
  const named = ({ id, key, code }: Json) => [id, key, code].some((one) => String(one) === name)
  const list = above(path)
  for (let query: Record<string, string> | null = isRead(above(call.path)) ? { limit: '200' } : null; query !== null; ) {
    const { items = [], next = null } = await json<{ items?: Json[]; next?: string | null }>('GET', list, { query })
    const row = items.find(named)
    if (row) return row
    query = next === null ? null : { limit: '200', cursor: next }
  }
  throw new Ends(exits.usage, words.noCurrent(call.name))
}

function merge(into: Json, over: Json) {
  for (const [name, value] of Object.entries(over)) {
    const [one, other] = [into[name], value]
    if (isPlain(one) && isPlain(other)) merge(one, other)
    else into[name] = value
  }
}
const isPlain = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const everywhere = new Set(['lang', 'store'])

/** The names of what a call takes. */
function takes({ words }: Client, { call }: FoundCall): string {
  const names = [...Object.keys(call.query).filter((name) => !everywhere.has(name)), ...Object.keys(call.body?.properties ?? {})]
  return names.length === 0 ? words.noFields : words.takes(names.map((name) => `--${name}`).join(', '))
}

/** What a call says of itself: each field, what it expects, what it means. */
export function helpOf({ words }: Client, { whole }: Described, { call }: FoundCall): string {
  const reading = { words, whole }
  const body = whole(call.body ?? {})
  const required = new Set([...Object.keys(call.path_fields), ...call.requiredQuery, ...(body.required ?? [])])
  const fields = Object.entries({ ...call.path_fields, ...call.query, ...body.properties }).filter(
    ([name]) => !everywhere.has(name),
  )
  const width = Math.max(0, ...fields.map(([name]) => name.length))
  return [
    `npm run staff -- ${call.name}`,
    `  ${call.summary}`,
    ...(call.asksAgain ? [`  ${words.help.fresh}`] : []),
    ...(call.file ? [`  ${words.help.file} --out`] : []),
    ...(call.upload ? [`  --upload: ${call.upload.type}`] : []),
    ...fields.map(([name, schema]) => {
      const notes = [required.has(name) ? words.help.required : '', kindOf(schema, reading), whole(schema).description ?? '']
      return `  --${name.padEnd(width)}  ${notes.filter(Boolean).join(' · ')}`
    }),
  ].join('\n')
}
