import { describe, expect, it } from 'vitest'
import { withShop } from '#tests/support/shop.ts'

const shop = withShop({ TRY_OUT: 'true' })
interface Operation {
  parameters?: { name: string; in: string }[]
  security?: object[]
  responses: Record<string, { content?: Record<string, { schema?: object }> }>
}
let once: ReturnType<typeof ask> | undefined
/** Asked once: putting the description together takes a second of the processor. */
const described = () => (once ??= ask())
async function ask() {
  const answer = await shop.app.inject('/api/openapi.json')
  const calls = Object.entries(answer.json().paths as Record<string, Record<string, Operation>>).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ name: `${method} ${path}`, path, operation })),
  )
  return { whole: answer.json(), calls }
}

/** A line for each call, by its address, and for each name, so that a change is read as one and a moved file as none. */
const written = ({ paths, components, ...head }: { paths: object; components: { schemas: object; securitySchemes: object } }) => {
  const lines = (entries: object) =>
    Object.entries(entries)
      .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
      .join(',\n')
  const calls = Object.entries(paths)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, operations]) => `${JSON.stringify(path)}:{\n${lines(operations)}}`)
  const { schemas, ...others } = components
  return `{${lines(head)},\n"components":{${lines(others)},"schemas":{\n${lines(schemas)}}},\n"paths":{\n${calls.join(',\n')}}}\n`
}

describe('the description of the API (I-35)', () => {
  it('is docs/openapi.json word for word; `npm run openapi` writes it anew', async () => {
    const { whole } = await described()
    expect(JSON.parse(written(whole))).toEqual(whole)
    await expect(written(whole)).toMatchFileSnapshot('../docs/openapi.json')
  })
  it('says of every call what it answers, files too, and how it refuses', async () => {
    const { calls } = await described()
    expect(calls.length).toBeGreaterThan(300)
    const silent = calls.filter(({ operation: { responses } }) => {
      const kinds = Object.entries(responses).flatMap(([status, { content }]) =>
        /^2/.test(status) ? Object.values(content ?? {}) : [],
      )
      return kinds.length === 0 || kinds.some(({ schema }) => !schema) || !responses['default']?.content
    })
    expect(silent.map(({ name }) => name)).toEqual([])
  })
  it('knows calls alone, each with shop and language', async () => {
    const { calls } = await described()
    expect(calls.filter(({ path }) => !path.startsWith('/api/') || path.includes('*')).map(({ name }) => name)).toEqual([])
    const asks = ({ operation: { parameters = [] } }: (typeof calls)[number], name: string) =>
      parameters.some((parameter) => parameter.in === 'query' && parameter.name === name)
    expect(calls.filter((call) => !asks(call, 'store') || !asks(call, 'lang')).map(({ name }) => name)).toEqual([])
  })
  it('names the key of every call that answers nobody without one', async () => {
    const { calls, whole } = await described()
    expect(Object.keys(whole.components.securitySchemes)).toEqual(['access', 'staff', 'key'])
    for (const { name, path, operation } of calls) {
      const [method = ''] = name.split(' ')
      const url = path.replaceAll(/\{\w+\}/g, '1')
      const body = method === 'get' ? {} : { payload: {} }
      const { statusCode } = await shop.app.inject({ method: method as 'GET', url, ...body })
      expect(`${name}: ${statusCode === 401}`).toBe(`${name}: ${operation.security !== undefined}`)
    }
  })
  it('describes products, one product and suggestions as they are sent', async () => {
    const { whole } = await described()
    const answered = (path: string) => whole.paths[path].get.responses['200'].content['application/json'].schema
    expect(answered('/api/products/')).toEqual({ $ref: '#/components/schemas/ProductsAnswer' })
    expect(answered('/api/products/{id}/')).toEqual({ $ref: '#/components/schemas/ProductDetail' })
    expect(Object.keys(answered('/api/suggest/').properties)).toContain('products')
    expect(Object.keys(whole.components.schemas.ProductDetail.properties)).toEqual(
      expect.arrayContaining(['pk', 'title', 'price']),
    )
  })
})
