import { Ends, exits } from './terminal.ts'
import type { CommandWords } from './words.ts'

/** The part of JSON Schema that the shop describes its calls with. */
export interface Schema {
  type?: string | string[]
  description?: string
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  format?: string
  contentEncoding?: string
  minimum?: number
  maximum?: number
  maxLength?: number
}

interface Operation {
  summary: string
  parameters?: { name: string; in: 'query' | 'path'; required?: boolean; description?: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  'x-action'?: string
  'x-most-bytes'?: number
}

/** A call as the shop describes it; `name` as it is listed: GET /orders/{number}/ */
export interface Call extends Operation {
  name: string
  method: string
  path: string
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const below = '/api/staff'

/** Every call of the staff, with what its fields refer to in its place. */
export function callsOf({ paths, components }: OpenApi): Call[] {
  const whole = <Part>(part: Part): Part =>
    JSON.parse(JSON.stringify(part ?? null), (_, one: { $ref?: string } | null) => {
      if (!one?.$ref) return one
      const { $ref, ...more } = one
      return { ...whole(components.schemas[$ref.split('/').at(-1) ?? '']), ...more }
    })
  return Object.entries(paths).flatMap(([place, operations]) =>
    Object.entries(operations).flatMap(([name, operation]) => {
      if (!place.startsWith(`${below}/`)) return []
      const [method, path] = [name.toUpperCase(), place.slice(below.length)]
      const { parameters = [], requestBody } = operation
      const told = { parameters: whole(parameters), ...(requestBody && { requestBody: whole(requestBody) }) }
      return { ...operation, ...told, name: `${method} ${path}`, method, path }
    }),
  )
}

/** What a call is sent: JSON by its schema, or a file of a type. */
export function bodyOf(call: Call): { schema?: Schema; type?: string } {
  const [[type, { schema } = {}] = []] = Object.entries<{ schema?: Schema }>(call.requestBody?.content ?? {})
  return type === 'application/json' ? { ...(schema && { schema }) } : { ...(type && { type }) }
}

const everywhere = new Set(['lang', 'store'])

/** Each field that a call takes by itself: of its path, its query and its body. */
export function fieldsOf(call: Call): { name: string; schema: Schema; required: boolean }[] {
  const { properties = {}, required = [] } = bodyOf(call).schema ?? {}
  return [
    ...(call.parameters ?? [])
      .filter(({ name }) => !everywhere.has(name))
      .map(({ name, schema, description, required: must = false }) => ({
        name,
        schema: { ...(description && { description }), ...schema },
        required: must,
      })),
    ...Object.entries(properties).map(([name, schema]) => ({ name, schema, required: required.includes(name) })),
  ]
}

/** The kinds of value that a schema allows. */
export const kindsOf = (schema: Schema): Schema[] =>
  schema.anyOf?.flatMap(kindsOf) ?? [schema.type ?? 'any'].flat().map((type) => ({ ...schema, type }))

/** The schema of a field within another: title of texts.es, amount of lines.0; undefined where there is none. */
export function schemaAt(schema: Schema | undefined, [name, ...rest]: readonly string[]): Schema | undefined {
  if (name === undefined || !schema) return schema
  for (const { properties = {}, items, additionalProperties: more } of kindsOf(schema)) {
    const own = Object.hasOwn(properties, name) ? properties[name] : /^\d+$/.test(name) ? items : undefined
    const found = schemaAt(own ?? (typeof more === 'object' ? more : undefined), rest)
    if (found) return found
  }
  return undefined
}

/** What a field expects, in the words of the description: integer, 1–200. */
export function expected(schema: Schema): string {
  const kinds = kindsOf(schema).map(
    ({ type, enum: choices, format, items, properties, minimum = -Infinity, maximum = Infinity, maxLength }) =>
      [
        choices?.join(' | ') ??
          (items ? `[${expected(items)}]` : properties ? `{ ${Object.keys(properties).join(', ')} }` : (format ?? type)),
        minimum > Number.MIN_SAFE_INTEGER ? `≥ ${minimum}` : '',
        maximum < Number.MAX_SAFE_INTEGER ? `≤ ${maximum}` : '',
        maxLength ? `≤ ${maxLength}` : '',
      ]
        .filter(Boolean)
        .join(', '),
  )
  return [...new Set(kinds)].join(' | ')
}

const segments = (path: string) => path.split('/').filter(Boolean)
const isNamed = (segment: string) => /^\{\w+\}$/.test(segment)

/** The call that is meant by what was typed: words stand for themselves, anything for what the call names. */
export function findCall(calls: readonly Call[], method: string, typed: string): Call | undefined {
  const words = segments(typed)
  return calls
    .filter((call) => call.method === method && fits(call, words))
    .toSorted((one, other) => segments(one.path).filter(isNamed).length - segments(other.path).filter(isNamed).length)[0]
}

const fits = ({ path }: Call, words: readonly string[]) =>
  segments(path).length === words.length && segments(path).every((part, index) => part === words[index] || isNamed(part))

/** What was typed is no field of the call. @throws Ends naming those that it has */
export function noField(words: CommandWords, call: Call, name: string): never {
  const names = fieldsOf(call).map((field) => `--${field.name}`)
  throw new Ends(exits.usage, words.noField(call.name, `--${name}`, names.join(', ') || '–'))
}
