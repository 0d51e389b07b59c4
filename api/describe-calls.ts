import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** The pages of /api/docs load what lies beside them; their styles are inline. */
const documentationPolicy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"

/** A description as an object; as text only when text was asked for, which is never done here. */
type Description = Exclude<ReturnType<FastifyInstance['swagger']>, string>

/** What only those who work here, or try the shop out, need to know. */
const inside = /^\/(api\/staff|dev)\//

/** The calls without those of the staff: who works here asks for them with their session. */
export function forEverybody<One extends { paths?: object }>(description: One): One {
  const paths = Object.fromEntries(Object.entries(description.paths ?? {}).filter(([path]) => !inside.test(path)))
  return { ...description, paths }
}

/** Collects what is registered after it, and shows it to read and to try; `whole` shows the calls of the staff too, to everybody. */
export async function describeCalls(app: FastifyInstance, { whole }: { whole: boolean }) {
  const shown = (description: Description) => (whole ? description : forEverybody(description))
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'The Palace Shop',
        version: '1',
        description: 'Prices in euros, VAT included. Every path ends with a slash; every call carries store and lang.',
      },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: documentationPolicy,
    transformSpecification: (description) => shown(description as Description) as typeof description,
    transformSpecificationClone: false,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => shown(app.swagger() as Description))
}
