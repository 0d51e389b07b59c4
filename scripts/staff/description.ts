import type { Client } from './client.ts'
import { Ends, exits } from './ends.ts'

/** The part of JSON Schema that the shop describes its calls with. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  default?: unknown
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  format?: string
  contentEncoding?: string
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  maxLength?: number
}

interface Operation {
  summary: string
  parameters?: { name: string; in: 'query' | 'path'; required?: boolean; description?: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, unknown> }>
  'x-action'?: string
  'x-fresh-login'?: boolean
  'x-most-bytes'?: number
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** A call as the shop describes it. */
export interface Call {
  /** As it is listed: GET /orders/{number}/ */
  name: string
  method: string
  path: string
  summary: string
  action: string | undefined
  asksAgain: boolean
  path_fields: Record<string, Schema>
  query: Record<string, Schema>
  requiredQuery: string[]
  body: Schema | null
  /** Sent as it is instead of a body, in pieces where the shop says how long one may be. */
  upload: { type: string; most: number | null } | null
  /** Whether a file is answered. */
  file: boolean
}

export interface Described {
  calls: Call[]
  /** What a schema leads to by its name, with what is said where it is named. */
  whole: (schema: Schema) => Schema
}

const below = '/api/staff'

/** Every call of the staff, as the running shop describes itself. */
export async function describedBy(shop: Client): Promise<Described> {
  const { paths, components } = await shop.json<OpenApi>('GET', '/calls/')
  const calls = Object.entries(paths)
    .filter(([path]) => path.startsWith(`${below}/`))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => callOf(method.toUpperCase(), path.slice(below.length), operation)),
    )
  const whole = ({ $ref, ...schema }: Schema): Schema =>
    $ref === undefined ? schema : { ...components.schemas[$ref.split('/').at(-1) ?? ''], ...schema }
  return { calls, whole }
}

function callOf(method: string, path: string, operation: Operation): Call {
  const fields = (place: 'query' | 'path') =>
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === place)
      .map(({ name, description, schema, required }) => ({ name, required, schema: { description, ...schema } as Schema }))
  const byName = (list: { name: string; schema: Schema }[]) => Object.fromEntries(list.map(({ name, schema }) => [name, schema]))
  const [[type, { schema = null } = {}] = []] = Object.entries<{ schema?: Schema }>(operation.requestBody?.content ?? {})
  const isJson = type === 'application/json'
  return {
    name: `${method} ${path}`,
    method,
    path,
    summary: operation.summary,
    action: operation['x-action'],
    asksAgain: operation['x-fresh-login'] === true,
    path_fields: byName(fields('path')),
    query: byName(fields('query')),
    requiredQuery: fields('query').flatMap(({ name, required }) => (required ? [name] : [])),
    body: isJson ? schema : null,
    upload: type && !isJson ? { type, most: operation['x-most-bytes'] ?? null } : null,
    file: operation.responses['200']?.content?.['application/json'] === undefined,
  }
}

const segments = (path: string) => path.split('/').filter(Boolean)
const isNamed = (segment: string) => /^\{\w+\}$/.test(segment)

/** A call with what was written into its path, by name. */
export interface FoundCall {
  call: Call
  written: Record<string, string>
}

/** The call that is meant by what was typed: words stand for themselves, anything for what the call names. @throws Ends */
export function findCall(shop: Client, { calls }: Described, method: string, typed: string): FoundCall {
  const words = segments(typed.replace(/^\/?api\/staff(?=\/)/, ''))
  const fits = ({ path }: Call) => {
    const wanted = segments(path)
    return wanted.length === words.length && wanted.every((part, index) => part === words[index] || isNamed(part))
  }
  const literal = ({ path }: Call) => segments(path).filter((part) => !isNamed(part)).length
  const there = calls.filter(fits)
  const [call] = there.filter((one) => one.method === method).toSorted((a, b) => literal(b) - literal(a))
  if (!call) {
    const near = there.length > 0 ? there : calls.filter(({ path }) => segments(path)[0] === words[0]).slice(0, 12)
    const list = near.map(({ name }) => `  ${name}`)
    const sentence = shop.words.noCall(`${method} ${typed}`)
    throw new Ends(exits.usage, [sentence, ...(list.length > 0 ? [shop.words.near, ...list] : [])].join('\n'))
  }
  const pairs = segments(call.path).map((part, index) => [part.slice(1, -1), words[index] ?? ''] as const)
  return {
    call,
    written: Object.fromEntries(pairs.filter(([name, word]) => Object.hasOwn(call.path_fields, name) && !isNamed(word))),
  }
}

/** Calls whose name or summary have all the words. */
export const callsWith = ({ calls }: Described, words: readonly string[]) =>
  calls.filter(({ name, summary }) => words.every((word) => `${name} ${summary}`.toLowerCase().includes(word.toLowerCase())))
