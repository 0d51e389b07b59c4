import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { fallbackLanguage, languages } from '#kernel/language.ts'
import './named-schemas.ts'

/** The pages of /api/docs load what lies beside them; their styles are inline. */
const documentationPolicy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"

/** A description as an object; as text only when text was asked for, which is never done here. */
type Description = Exclude<ReturnType<FastifyInstance['swagger']>, string>

/** What only those who work here need to know. */
const inside = /^\/api\/staff\//

/** The calls without those of the staff, nor a word of how they sign in: who works here asks for them with their session. */
export function forEverybody<One extends { paths?: object }>(description: One): One {
  const paths = Object.fromEntries(Object.entries(description.paths ?? {}).filter(([path]) => !inside.test(path)))
  const { components } = description as Components
  if (!components?.securitySchemes) return { ...description, paths }
  const { staff: _theirs, key: _programs, ...schemes } = components.securitySchemes
  return { ...description, paths, components: { ...components, securitySchemes: schemes } }
}

interface Components {
  components?: { securitySchemes?: Record<string, object> }
}

const about = `Prices in euros, VAT included. Every path ends with a slash. Calls of the shop bear an access token: a partner's server asks
for one with its service account at \`POST /api/token/\`, and again after a 401. What belongs to a customer is asked for with \`id\` and
\`token\` of a session in the body. Answers other than 200 and 201 are a Refusal.`

const securitySchemes = {
  access: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of POST /api/token/' },
  staff: { type: 'http', scheme: 'bearer', description: 'The session of POST /api/staff/login/' },
  key: {
    type: 'http',
    scheme: 'bearer',
    description: 'The key of another program (POST /api/staff/keys/), with the scope that the call names',
  },
} as const

/** What every call understands in its query; a shop or language of no name is the main shop, and Spanish. */
const everywhere = (store: string) => ({
  store: { type: 'string', default: store, description: 'The shop that is asked, by its code' },
  lang: { type: 'string', enum: languages, default: fallbackLanguage, description: 'The language of the answer' },
})

const Refusal = {
  type: 'object',
  description: 'Why not: a sentence in the language asked for, its code, and what is wrong with each field',
  properties: {
    detail: { type: 'string' },
    code: { type: 'string' },
    details: { type: 'object', additionalProperties: true },
    request_id: { type: 'string' },
  },
  additionalProperties: { type: 'array', items: { type: 'string' } },
} as const
const refused = {
  description: 'Refused',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
}

interface Told {
  querystring?: { properties?: object; [more: string]: unknown }
  response?: object
  produces?: readonly string[]
  consumes?: readonly string[]
  body?: object
  hide?: boolean
}

/** Where a call answers a file, it names the types of it and has no schema. */
const fileOf = (types: readonly string[]) => ({
  description: 'The file',
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
})

/** Where a file is sent as it is, there is no schema either. */
const sentFile = ({ consumes, body }: Told) => consumes && !body && { body: { type: 'string', format: 'binary' } }

/** Adds to one call what holds for all of them. */
function completed({ querystring, response, produces, ...told }: Told, store: string): object {
  return {
    ...told,
    ...sentFile(told),
    querystring: { type: 'object', ...querystring, properties: { ...everywhere(store), ...querystring?.properties } },
    response: { ...response, ...(produces && { 200: fileOf(produces) }), default: refused },
  }
}

/** The names that something refers to, whether from a call or from what a call refers to. */
function referredTo(paths: unknown, schemas: Record<string, unknown>): Set<string> {
  const found = new Set<string>()
  const look = (where: unknown) => {
    for (const [, name = ''] of JSON.stringify(where).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      if (!found.has(name)) {
        found.add(name)
        look(schemas[name] ?? null)
      }
  }
  look(paths)
  return found
}

/** Without the names that no call of this description uses. */
function withoutUnused<One extends { paths?: object; components?: { schemas?: object } }>(description: One): One {
  const schemas = Object.entries(description.components?.schemas ?? {})
  const used = referredTo(description.paths ?? {}, Object.fromEntries(schemas))
  const kept = Object.fromEntries(schemas.filter(([name]) => used.has(name)))
  return { ...description, components: { ...description.components, schemas: kept } }
}

/** The calls of the staff whose path begins with this word, and what they refer to: a hundredth of the whole. */
export function staffCallsBeneath<One extends { paths?: object; components?: { schemas?: object } }>(
  description: One,
  beneath: string,
): One {
  const start = `/api/staff/${beneath}/`
  const paths = Object.fromEntries(Object.entries(description.paths ?? {}).filter(([path]) => path.startsWith(start)))
  return withoutUnused({ ...description, paths })
}

interface Options {
  /** Shows the calls of the staff too, to everybody. */
  whole: boolean
  /** The shop that is meant where a call names none. */
  store: string
}

/** Collects what is registered after it, and shows it to read and to try. */
export async function describeCalls(app: FastifyInstance, { whole, store }: Options) {
  // All calls are there before the first is answered: what is shown of them is put together once.
  const put = new WeakMap<Description, Description>()
  const shown = (description: Description): Description => {
    const known = put.get(description) ?? withoutUnused(whole ? description : forEverybody(description))
    put.set(description, known)
    return known
  }
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'The Palace Shop', version: '1', description: about.replaceAll('\n', ' ') },
      components: { securitySchemes, schemas: { Refusal } },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document)
      return { schema: schema?.hide ? schema : (completed((schema ?? {}) as Told, store) as typeof schema), url }
    },
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: documentationPolicy,
    transformSpecification: (description) => shown(description as Description) as typeof description,
    transformSpecificationClone: false,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => shown(app.swagger() as Description))
}
