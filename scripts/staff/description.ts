import { inspect } from 'node:util'

/** The part of JSON Schema that the shop describes its calls with. */
export interface Schema {
  type?: string | string[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
}

interface Operation {
  summary: string
  parameters?: { name: string; in: 'query' | 'path'; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  'x-action'?: string
  'x-most-bytes'?: number
}

/** A call as the shop describes it; `name` as it is listed: GET /orders/{number}/ */
export interface Call extends Omit<Operation, 'parameters' | 'requestBody'> {
  name: string
  method: string
  path: string
  readonly parameters: NonNullable<Operation['parameters']>
  readonly requestBody: Operation['requestBody'] | undefined
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** Every call of the staff, with what its fields refer to in its place: put there when it is read, for of hundreds of calls one is wanted. */
export function callsOf({ paths, components }: OpenApi): Call[] {
  const whole = <Part>(part: Part): Part =>
    JSON.parse(JSON.stringify(part), (_, one: { $ref?: string } | null) => {
      if (!one?.$ref) return one
      const { $ref, ...more } = one
      return { ...whole(components.schemas[$ref.split('/').at(-1) ?? '']), ...more }
    })
  return Object.entries(paths).flatMap(([place, operations]) => {
    const [, path] = /^\/api\/staff(\/.*)/.exec(place) ?? []
    if (!path) return []
    return Object.entries(operations).map(([name, { parameters = [], requestBody, ...told }]) => {
      const method = name.toUpperCase()
      return {
        ...told,
        name: `${method} ${path}`,
        method,
        path,
        get parameters() {
          return whole(parameters)
        },
        get requestBody() {
          return requestBody && whole(requestBody)
        },
      }
    })
  })
}

/** What a call is sent: JSON by its schema, or a file of a type. */
export function bodyOf(call: Call): { schema?: Schema; type?: string } {
  const [[type, { schema } = {}] = []] = Object.entries<{ schema?: Schema }>(call.requestBody?.content ?? {})
  return type === 'application/json' ? { ...(schema && { schema }) } : { ...(type && { type }) }
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

/** What the description says that a field of query or body takes. */
export function expected(call: Call, field: string): string {
  const parameter = call.parameters.find(({ name }) => name === field)
  const schema = parameter?.schema ?? schemaAt(bodyOf(call).schema, field.split('.'))
  return schema ? inspect(schema, { breakLength: Number.POSITIVE_INFINITY, depth: 3 }) : ''
}

/** What a call says of itself: each field of query and body (* where it must be there) with what it takes. */
export function helpOf(call: Call): string {
  const { schema: { properties = {}, required = [] } = {}, type } = bodyOf(call)
  const asked = call.parameters.filter((one) => one.in === 'query' && one.name !== 'lang' && one.name !== 'store')
  const must = new Set([...required, ...asked.flatMap((one) => (one.required ? one.name : []))])
  const fields = [...asked.map(({ name }) => name), ...Object.keys(properties)]
  const lines = fields.map((name) => `  --${name}${must.has(name) ? ' *' : ''}  ${expected(call, name)}`)
  return [`npm run staff -- ${call.name}`, `  ${call.summary}`, ...lines, ...(type ? [`  --upload *  ${type}`] : [])].join('\n')
}

export const segments = (path: string) => path.split('/').filter(Boolean)
const named = (part: string) => part.startsWith('{')

/** The call that is meant by what was typed: words stand for themselves, anything for what the call names. */
export function findCall(calls: readonly Call[], method: string, typed: string): Call | undefined {
  const words = segments(typed)
  const fits = (parts: string[]) => parts.length === words.length && parts.every((part, at) => part === words[at] || named(part))
  const names = (call: Call) => segments(call.path).filter(named).length
  const found = calls.filter((call) => call.method === method && fits(segments(call.path)))
  return found.toSorted((one, other) => names(one) - names(other))[0]
}
