import { readFileSync } from 'node:fs'
import { sentence } from '#api/messages.ts'
import { bodyOf, type Call, helpOf, kindsOf, type Schema, schemaAt, segments } from './description.ts'
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

function fromFile<Content>(name: string, read: (content: string) => Content): Content {
  try {
    return read(readFileSync(name === '-' ? 0 : name, 'utf8'))
  } catch (error) {
    throw new Ends(exits.usage, `${name}: ${(error as Error).message}`)
  }
}

/** A flag as its field wants it: @file is what the file says, @@ an @. What does not fit goes as it was typed, and the shop says so. */
export function readValue(schema: Schema, text: string): unknown {
  const kinds = kindsOf(schema)
  const kind = (name: string) => kinds.find(({ type }) => type === name)
  if (text === 'null' && kind('null')) return null
  const list = kind('array')
  if (list && !/^[[{]/.test(text)) return text.split(',').map((word) => readValue(list.items ?? {}, word.trim()))
  if (kind('string')) return /^@[^@]/.test(text) ? fromFile(text.slice(1), String) : text.replace(/^@@/, '@')
  try {
    const value: unknown = JSON.parse(text)
    return list ? [value].flat() : value
  } catch {
    return text
  }
}

/** Puts a value where its name says: texts.es.title within the object, lines.0 within a list; more of a list behind what is there. */
function put(into: Json, [name = '', ...rest]: readonly string[], value: unknown, more: boolean) {
  const before = into[name]
  if (rest.length === 0) into[name] = more ? [before, value].flat() : value
  else {
    if (typeof before !== 'object' || before === null) into[name] = /^\d+$/.test(rest[0] ?? '') ? [] : {}
    put(into[name] as Json, rest, value, more)
  }
}

/** What was typed is no field of the call. @throws Ends with those that it has */
export function noField({ language }: Shop, call: Call, name: string): never {
  const wrong = sentence('form.field_invalid', language, { field: `--${name}` })
  throw new Ends(exits.usage, `${wrong}\n${helpOf(call)}`)
}

/** The call takes no file; where one beneath it does, that is the one to send it with. @throws Ends with what the call takes */
export function noUpload({ language }: Shop, calls: readonly Call[], call: Call): never {
  const next = calls.find((one) => one.path.startsWith(`${call.path}{`) && bodyOf(one).type)
  const wrong = next
    ? sentence('http.file_follows', language, { call: `npm run staff -- ${next.name} --upload=…` })
    : sentence('http.no_file', language)
  throw new Ends(exits.usage, `${wrong}\n${helpOf(call)}`)
}

/** What was typed as path, query and body of the call. @throws Ends naming a field that the call does not have */
export async function askedOf(shop: Shop, calls: readonly Call[], call: Call, typed: Typed): Promise<Asked> {
  const { schema } = bodyOf(call)
  const path = `/${segments(typed.path).map(encodeURIComponent).join('/')}/`
  const wanted = typed.fields.map(([field, text]) => {
    const asks = call.parameters.some(({ name }) => name === field)
    return { field, text, schema: asks ? null : (schemaAt(schema, field.split('.')) ?? noField(shop, call, field)) }
  })
  const query = Object.fromEntries(wanted.flatMap((one) => (one.schema ? [] : [[one.field, one.text]])))
  if (!schema) return { path, query }
  const now = typed.change ? await currentOf(shop, calls, call, path) : {}
  const body = Object.fromEntries(Object.entries(now).filter(([name]) => Object.hasOwn(schema.properties ?? {}, name)))
  if (typed.json) Object.assign(body, fromFile(typed.json, JSON.parse))
  const done = new Set<string>()
  for (const one of wanted)
    if (one.schema) {
      put(body, one.field.split('.'), readValue(one.schema, one.text), done.has(one.field))
      done.add(one.field)
    }
  // What is read carries its version; what carries none is not there yet, and replaces nothing.
  if (schema.required?.includes('version')) body['version'] ??= 'new'
  return { path, query, body }
}

/** The record as it is now: what its path answers, or the row of the list above it that it names. @throws Ends */
async function currentOf(shop: Shop, calls: readonly Call[], call: Call, path: string): Promise<Json> {
  const isRead = (place: string) => calls.some(({ name }) => name === `GET ${place}`)
  const above = (place: string) => ['', ...segments(place).slice(0, -1), ''].join('/')
  if (isRead(call.path)) return shop.json('GET', path)
  if (!isRead(above(call.path))) noField(shop, call, 'change')
  const id = decodeURIComponent(segments(path).at(-1) ?? '')
  const isIt = (item: Json) => [item['id'], item['key'], item['code']].some((one) => String(one) === id)
  for (let cursor: string | null | undefined = ''; cursor !== null && cursor !== undefined; ) {
    const query = { limit: '200', ...(cursor && { cursor }) }
    const page: { items?: Json[]; next?: string | null } = await shop.json('GET', above(path), { query })
    const row = page.items?.find(isIt)
    if (row) return row
    cursor = page.next
  }
  throw new Ends(exits.refused, sentence('form.field_invalid', shop.language, { field: id }))
}
