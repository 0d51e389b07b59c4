import type { RouteOptions } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#api/app.ts'
import { type Action, may } from '#modules/people/staff/grants.ts'
import { whole } from '#tests/support/breadth.ts'
import { type TestShop, withShop } from '#tests/support/shop.ts'
import { type CallerKind, type Customer, callers, customers, staff } from './callers.ts'
import type { Expected } from './calls.ts'
import { customerCalls } from './customer-calls.ts'
import { publicCalls } from './public-calls.ts'
import { staffCalls } from './staff-calls.ts'
import { openWorld, type World } from './world.ts'

/** Every call of the shop, by method and address, with who may make it. A call without a line fails, and a line without a call. */
const table: Record<string, Expected> = { ...publicCalls, ...customerCalls, ...staffCalls }

/** Not calls of the shop: what answers unknown addresses, and the pages that describe the API. */
const apart = /^\S+ (\/api\/\*|\/api\/docs.*)$/

const shop: TestShop = withShop()
const answered = new Set<string>()
/** What the guard of the staff asks for, by call. */
const actionOf = new Map<string, Action>()
let world: World

beforeAll(async () => {
  const onRoute = ({ method, url, config }: RouteOptions) => {
    for (const one of [method].flat())
      if (!['HEAD', 'OPTIONS'].includes(one)) {
        const name = `${one} ${url.replaceAll(/\([^)]*\)/g, '')}`
        answered.add(name)
        if (config?.staffAction) actionOf.set(name, config.staffAction)
      }
  }
  await (await buildApp({ config: shop.config, db: shop.sql, onRoute })).close()
  world = await openWorld(shop)
})

let serial = 0

/** What the call answers to somebody. Each comes from an address of their own, so that nobody is counted for another. */
async function statusFor(name: string, kind: CallerKind, { thing, body, at }: Expected): Promise<number> {
  const [method = '', path = ''] = name.split(' ')
  const given = await world.things[thing]((customers as readonly string[]).includes(kind) ? (kind as Customer) : 'holder')
  const { headers, signed } = await world.knock(kind)
  const parts: Record<string, unknown> = { ...addressOf(given), ...given, ...at }
  const url = path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(String(parts[part] ?? 1)))
  serial += 1
  const answer = await shop.app.inject({
    method: method as 'POST',
    url: `${url}?store=T013&lang=en`,
    headers,
    remoteAddress: `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`,
    ...(method === 'GET' ? {} : { payload: { ...given, ...body, ...(path.startsWith('/api/staff') ? {} : signed) } }),
  })
  return answer.statusCode
}

/** The parameter of carts and their lines is called pk. */
const addressOf = (given: Record<string, unknown>) => ({ pk: given['cart_line'] ?? given['cart'] ?? given['pk'] })

const shut = [401, 403]
/** Who asks after one another: a cart is one for each owner, an order and a note one for all, and who may call takes it away from the next. */
const oneByOne = ({ thing, may }: Expected): readonly CallerKind[] =>
  thing === 'cart' ? callers : thing === 'order' || thing === 'note' ? may : []

const inside = (name: string) => name.split(' ')[1]?.startsWith('/api/staff/')
/**
 * Who asks a call. No customer gets past the door of the staff, nobody of the staff is known to the calls of customers, whoever of them it is, and
 * whose role does not grant what a call of the staff is for is held by the one guard that the test above compares with the table: of each of
 * these one asks in `npm test`, each time another, and all of them in the whole run.
 */
function asking(name: string, { may }: Expected, turn: number): readonly CallerKind[] {
  if (whole) return callers
  const out = (kinds: readonly CallerKind[]) => kinds.filter((kind) => !may.includes(kind))
  const alike = actionOf.has(name) ? [out(customers), out(staff)] : [out(inside(name) ? customers : staff)]
  const asks = (kind: CallerKind) => alike.every((kinds) => !kinds.includes(kind) || kind === kinds[turn % kinds.length])
  return callers.filter(asks)
}

/** What is wrong with an answer; null when it is as the table says. */
function complaint(kind: CallerKind, status: number, { may, thing, loose }: Expected): string | null {
  if (status >= 500) return 'failed'
  if (may.includes(kind)) {
    if (shut.includes(status)) return 'refused'
    return status === 404 && thing !== 'none' && !loose ? 'not found by its owner' : null
  }
  if (kind === 'neighbour' && thing !== 'none')
    return status === 404 ? null : 'did not answer the neighbour as if it were not there'
  if (shut.includes(status)) return null
  return status === 404 && (thing !== 'none' || may.length === 0) ? null : 'let in'
}

describe('the matrix of permissions', () => {
  it('has a line for every call, and a call for every line', () => {
    const named = [...answered].filter((name) => !apart.test(name))
    expect(named.filter((name) => !table[name]).sort()).toEqual([])
    expect(Object.keys(table).filter((name) => !answered.has(name))).toEqual([])
  })

  it('says of each call of the staff what the grants say', () => {
    expect(actionOf.size).toBeGreaterThan(100)
    for (const [name, action] of actionOf)
      expect([name, staff.filter((role) => table[name]?.may.includes(role))]).toEqual([
        name,
        staff.filter((role) => may([role], action)),
      ])
  })

  it(`lets in whom it says and nobody else: ${Object.keys(table).length} calls by ${callers.length} kinds of callers (I-21, U-34, L-14, L-15)`, {
    timeout: 300_000,
  }, async () => {
    const wrong: string[] = []
    for (const [turn, [name, expected]] of Object.entries(table).entries()) {
      const knocking = asking(name, expected, turn)
      const ask = async (kind: CallerKind) => {
        const status = await statusFor(name, kind, expected)
        const said = complaint(kind, status, expected)
        if (said) wrong.push(`${name} by ${kind}: ${said} (${status})`)
      }
      const inTurn = oneByOne(expected).filter((kind) => knocking.includes(kind))
      await Promise.all(knocking.filter((kind) => !inTurn.includes(kind)).map(ask))
      for (const kind of inTurn) await ask(kind)
    }
    expect(wrong).toEqual([])
  })
})
