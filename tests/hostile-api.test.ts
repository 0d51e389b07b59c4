import { readFileSync } from 'node:fs'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { knownCodes, sentence } from '#api/messages.ts'
import type { RefusalCode } from '#kernel/errors.ts'
import { inEachLanguage, languages } from '#kernel/language.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { whole } from './support/breadth.ts'
import { buying, type Who } from './support/buying.ts'
import { hostileTexts, hostileValues } from './support/hostile-values.ts'
import { processorTime } from './support/processor-time.ts'
import { givenProduct, withShop } from './support/shop.ts'
import { seeded } from './support/small-catalogue.sql.ts'
import { staffing } from './support/staffing.ts'

const shop = withShop({ SERVICE_USER: 'partner', SERVICE_PASSWORD: 'a password of the service' })
const random = seeded(20_261_121)
/** Milliseconds of the processor that an answer may cost; the database ends what takes it too long, which is a failure here. */
const slowest = 1_000
/** The refusals that have a sentence. */
const codes = inEachLanguage((language) => new Set<string>(knownCodes(language)))
/** Calls under way at once: each waits for the database more than it works. */
const atOnce = 8

interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  minLength?: number
  format?: string
}
interface Call {
  path: string
  method: 'GET' | 'POST' | 'PUT'
  inPath: string[]
  inQuery: string[]
  body: Schema | undefined
}

let calls: Call[] = []
let who: Who
let bearer = ''
/** Of somebody who may do everything, so that what is sent reaches every operation of the staff. */
let staffBearer = ''
const known: Record<string, unknown> = {}

beforeAll(async () => {
  const product = await givenProduct(shop.sql)
  const steps = buying(shop)
  who = await steps.signIn()
  // An account with a row of its own: nobody is signed in without one.
  await shop.sql`
    insert into customer (id, kind, email, language, password_hash)
    values (${who.id}, 'private', ${`${who.id}@example.com`}, 'es', '')`
  const other = await steps.signIn()
  const cart = await steps.fill(who, [product])
  Object.assign(known, {
    ...who,
    cart,
    cart_id: await steps.fill(other, [product]),
    product,
    pk: 1,
    idempotency_key: 'a-key-of-mine',
  })
  bearer = `Bearer ${await anonymousToken(shop.config.SECRET)}`
  staffBearer = `Bearer ${(await staffing(shop).hire(['admin', 'finance', 'marketing', 'trade_desk', 'catalogue'])).token}`
  // What the shop says of itself is this file word for word (api/openapi.test.ts); to have it said takes two seconds of the processor.
  const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8'))
  calls = Object.entries<Record<string, never>>(paths).flatMap(([path, methods]) =>
    Object.entries<{
      parameters?: { in: string; name: string }[]
      requestBody?: { content: Record<string, { schema: Schema }> }
    }>(methods).map(([method, { parameters = [], requestBody }]) => ({
      path,
      method: method.toUpperCase() as Call['method'],
      inPath: parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name),
      // Each call is asked in a language of a shop; what becomes of others has a case of its own.
      inQuery: parameters
        .filter((parameter) => parameter.in === 'query' && !['store', 'lang'].includes(parameter.name))
        .map((parameter) => parameter.name),
      body: requestBody?.content['application/json']?.schema,
    })),
  )
})

/** A value that the schema takes, as far as it says so itself. */
function good(schema: Schema, name = ''): unknown {
  if (name in known) return known[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return good(schema.anyOf[0], name)
  const type = [schema.type].flat()[0]
  if (type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, one]) => [key, good(one, key)]))
  if (type === 'array') return []
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return 1
  if (schema.format === 'uuid') return '0b1e4f0a-6f3a-4c38-9d51-0e6f3a4c389d'
  return name === 'country' ? 'ES' : 'x'.repeat(Math.max(1, schema.minLength ?? 0))
}

/** Every field of a body, nested ones too, by the way that leads to it. */
const fieldsOf = (schema: Schema, way: string[] = []): string[][] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, one]) => [[...way, name], ...fieldsOf(one, [...way, name])])

function withField(body: unknown, [name = '', ...rest]: string[], value: unknown): unknown {
  const copy = { ...(body as Record<string, unknown>) }
  if (rest.length > 0) return { ...copy, [name]: withField(copy[name] ?? {}, rest, value) }
  if (value === undefined) delete copy[name]
  else Object.defineProperty(copy, name, { value, enumerable: true })
  return copy
}

/** Every so manieth value, beginning with another each time: each field meets some, each value many fields. The whole run sends them all. */
let turn = 0
function inTurn<Value>(values: readonly Value[], every: number): Value[] {
  turn += 1
  return values.filter((_, index) => whole || (index + turn) % every === 0)
}

const ofStaff = ({ path }: Call) => path.startsWith('/api/staff/')
/** The calls of the staff are three times as many, and most of their fields are those of one list and one door. */
const everyOf = (call: Call) => (ofStaff(call) ? 93 : 31)

let sent = 0
const wrong: string[] = []
const underWay = new Set<Promise<unknown>>()
const slow: { what: string; request: InjectOptions }[] = []

interface Attack {
  /** Instead of a language of the shop, whose own then answers. */
  asked?: string
  query?: string
  path?: Record<string, string>
  payload?: string | object
  headers?: Record<string, string>
}

/** Begins an attack as soon as fewer than `atOnce` are under way. */
async function attack(...attacked: Parameters<typeof sendOne>) {
  while (underWay.size >= atOnce) await Promise.race(underWay)
  const one = sendOne(...attacked).finally(() => underWay.delete(one))
  underWay.add(one)
}

/** Beside others it may have paid for them too; what is dear by itself is dear again, alone. */
async function complainOfSlow() {
  for (const { what, request } of slow.splice(0)) {
    const { spent } = await processorTime(() => shop.app.inject(request))
    if (spent > slowest) wrong.push(`${what}: took ${Math.round(spent)} ms of the processor`)
  }
}

/** Who signs out sends nothing hostile any more. */
const bearerOf = (call: Call) => (ofStaff(call) && call.path !== '/api/staff/logout/' ? staffBearer : bearer)

/** Sends it and writes down what an answer should never be. */
async function sendOne(call: Call, what: string, { asked, query = '', path = {}, payload, headers = {} }: Attack) {
  const language = asked === undefined ? languages[Math.floor(random() * languages.length)]! : 'es'
  const place = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    path[name] === undefined ? encodeURIComponent(String(known[name] ?? '1')) : path[name],
  )
  sent += 1
  const request = {
    method: call.method,
    url: `${place}?store=T013&lang=${asked ?? language}${query}`,
    remoteAddress: `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
    headers: { authorization: bearerOf(call), ...(call.body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(payload === undefined ? {} : { payload }),
  }
  const { done: answer, spent } = await processorTime(() => shop.app.inject(request))
  const complain = (problem: string) => wrong.push(`${call.method} ${call.path} ${what}: ${problem}`)
  if (spent > slowest) slow.push({ what: `${call.method} ${call.path} ${what}`, request })
  if (answer.statusCode >= 500) complain(`answered ${answer.statusCode} ${answer.payload.slice(0, 200)}`)
  if (answer.statusCode < 400) return
  if (/\bat .+\.[jt]s:\d|node_modules|select |insert into|DatabaseError|ZodError/i.test(answer.payload))
    complain(`shows its insides: ${answer.payload.slice(0, 200)}`)
  let body: { detail?: string; code?: RefusalCode; details?: Record<string, string>; request_id?: string }
  try {
    body = answer.json()
  } catch {
    return complain(`is no JSON: ${answer.statusCode} ${answer.payload.slice(0, 80)}`)
  }
  if (!body.request_id || body.request_id !== answer.headers['x-request-id']) complain('carries no id')
  if (!body.code || !codes[language].has(body.code)) complain(`has no sentence: ${answer.payload.slice(0, 200)}`)
  else if (body.detail !== sentence(body.code, language, body.details)) complain(`does not speak ${language}: ${body.detail}`)
  if (body.code === 'form.invalid' && answer.statusCode === 400 && !Object.values(body).some(Array.isArray))
    complain(`names no field: ${answer.payload.slice(0, 200)}`)
  if (/\{\w+\}/.test(answer.payload)) complain(`leaves a blank: ${answer.payload.slice(0, 200)}`)
  if (answer.payload.length > 4_000) complain('sends back what came')
}

async function settle() {
  await Promise.all(underWay)
  await complainOfSlow()
  expect(wrong.splice(0).slice(0, 25)).toEqual([])
}

describe('whatever is sent to a call is answered in JSON, in the language asked for, without a failure', () => {
  it('in the address', { timeout: 1_800_000 }, async () => {
    expect(calls.length).toBeGreaterThan(30)
    for (const call of calls) {
      for (const name of call.inPath)
        for (const text of inTurn(hostileTexts, everyOf(call))) {
          const value = encodeURIComponent(text.toWellFormed().slice(0, 2_000)) || '%20'
          await attack(call, `${name} in its path ${text.slice(0, 20)}`, {
            path: { [name]: value },
            ...(call.body ? { payload: good(call.body) as object } : {}),
          })
        }
      for (const name of call.inPath)
        for (const value of inTurn(['%E0%A4%A', '..%2f..%2f', '%', '%00', '%5c'], ofStaff(call) ? 10 : 3))
          await attack(call, `${name} in its path ${value}`, {
            path: { [name]: value },
            ...(call.body ? { payload: good(call.body) as object } : {}),
          })
      for (const name of [...call.inQuery, ...(call.body ? [] : ['unknown', '__proto__', 'constructor'])]) {
        for (const text of inTurn(hostileTexts, everyOf(call)))
          await attack(call, `?${name}=${text.slice(0, 20)}`, { query: `&${name}=${encodeURIComponent(text.toWellFormed())}` })
        const several = { twice: `&${name}=1&${name}=2`, '[]': `&${name}[]=1&${name}[a]=2&${name}=%E0%A4%A` }
        for (const [how, query] of inTurn(Object.entries(several), ofStaff(call) ? 4 : 1))
          await attack(call, `?${name} ${how}`, { query })
      }
    }
    await settle()
  })

  it('in the fields of a body', { timeout: 1_800_000 }, async () => {
    for (const call of calls) {
      if (!call.body) continue
      const body = good(call.body)
      for (const field of fieldsOf(call.body))
        for (const { name, value } of inTurn(hostileValues, everyOf(call)))
          await attack(call, `${field.join('.')} ${name}`, { payload: JSON.stringify(withField(body, field, value)) })
      for (const { name, value } of inTurn(hostileValues, everyOf(call)))
        await attack(call, `a body that is ${name}`, { payload: JSON.stringify(value) ?? '' })
    }
    await settle()
  })

  it('in place of a body', { timeout: 1_800_000 }, async () => {
    const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`
    const bodies: [string, Attack][] = [
      ['nothing', {}],
      ['half a body', { payload: '{"id":' }],
      ['deep nesting', { payload: deep }],
      ['deep nesting in a field', { payload: `{"id":${deep}}` }],
      ['a prototype', { payload: '{"__proto__":{"admin":true},"id":"","token":""}' }],
      ['a constructor', { payload: '{"constructor":{"prototype":{"admin":true}}}' }],
      ['text', { payload: 'hello', headers: { 'content-type': 'text/plain' } }],
      ['XML', { payload: '<a/>', headers: { 'content-type': 'application/xml' } }],
      ['no type', { payload: '{}', headers: { 'content-type': '' } }],
      ['a strange type', { payload: '{}', headers: { 'content-type': '\u00ff/;;=' } }],
      ['a form', { payload: 'id=1&id=2&token[]=3', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
      ['ten megabytes', { payload: `{"id":"${'x'.repeat(10_000_000)}"}` }],
      ['a wrong length', { payload: '{}', headers: { 'content-length': '999999999' } }],
      ['no token', { payload: '{}', headers: { authorization: '' } }],
      ['a token of somebody else', { payload: '{}', headers: { authorization: 'Bearer a.b.c' } }],
    ]
    for (const call of calls)
      if (call.body)
        for (const [what, attacked] of inTurn(bodies, ofStaff(call) ? 15 : 3)) await attack(call, `with ${what}`, attacked)
    await settle()
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it('in the name of a store or of a language, by another method or at a call that is none', { timeout: 1_800_000 }, async () => {
    for (const call of calls) {
      for (const store of inTurn(['T999', '', "T013' or 1=1", '\u0000'], ofStaff(call) ? 4 : 2)) {
        await attack(call, `store ${store}`, { query: `&store=${encodeURIComponent(store)}` })
      }
      for (const text of inTurn(hostileTexts, everyOf(call)))
        await attack(call, `language ${text.slice(0, 20)}`, { asked: encodeURIComponent(text.toWellFormed()) })
      await attack({ ...call, method: 'PATCH' as 'PUT' }, 'by PATCH', { payload: '{}' })
      await attack({ ...call, path: `${call.path}none/` }, 'at no call', {})
      await attack({ ...call, path: call.path.replace(/\/$/, '') }, 'without its slash', {})
    }
    await settle()
  })
})
