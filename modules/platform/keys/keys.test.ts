import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, today } from '#kernel/days.ts'
import { grants } from '#modules/people/staff/grants.ts'
import { keyScopeNames, keyScopes } from '#modules/people/staff/scopes-contract.ts'
import { whole } from '#tests/support/breadth.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'
import { staffRoutesOf } from '#tests/support/staff-routes.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { mostCalls, staffByKey } from './open.ts'

const shop = withShop()
const { hire } = staffing(shop)
let ana: Colleague

beforeAll(async () => {
  ana = await hire(['admin'])
})
beforeEach(async () => {
  await shop.sql`delete from access_key`
})

const made = async (scopes: string[], more: object = {}) => {
  const body = { name: 'Till', scopes, expires_on: addDays(today(), 30), ...more }
  const answer = await ana.call('POST', '/keys/', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as { id: number; secret: string }
}
const ask = async (secret: string, path: string, { method = 'GET', address = '10.8.0.1' } = {}) => {
  const answer = await shop.app.inject({
    method: method as 'GET',
    url: `/api/staff${path}`,
    headers: { authorization: `Bearer ${secret}` },
    remoteAddress: address,
    ...(method === 'GET' ? {} : { payload: {} }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('the key of another program', () => {
  it('opens the calls of its scopes, in the name of whoever made it, and the record names both', async () => {
    const { id, secret } = await made(['stock.read', 'catalogue.read'])
    const product = await givenProduct(shop.sql, { title: 'Azulejos' })
    expect((await ask(secret, `/titles/${product}/`)).status).toBe(200)
    const { body } = await ana.call('GET', `/keys/${id}/`)
    expect(body).toMatchObject({ state: 'open', last_address: '10.8.0.1', prefix: secret.slice(0, 12) })
    const { items } = (await ana.call('GET', `/acts/?by_key=${body.prefix}`)).body
    expect(items).toMatchObject([{ staff: ana.email, by_key: body.prefix, action: 'title.read', outcome: 'done' }])
  })

  it('reaches nothing beyond its scopes, whatever the call', async () => {
    const routes = await staffRoutesOf(shop)
    const wrong: string[] = []
    for (const [turn, scope] of keyScopeNames.entries()) {
      const { secret } = await made([scope])
      const { actions, reads } = keyScopes[scope]
      for (const [index, { name, action }] of routes.entries()) {
        // Each call is asked with one scope that does not open it, or the one beside; what each scope opens is a table. The whole run asks with all.
        if (!whole && (index + turn) % keyScopeNames.length > 1) continue
        const [method = '', path = ''] = name.split(' ')
        if (action === undefined) continue
        const shut = !(actions as readonly string[]).includes(action) || (reads && method !== 'GET')
        if (!shut) continue
        await shop.sql`update access_key set calls = 0`
        const answer = await ask(secret, path.replaceAll(/:\w+/g, '9999'), { method })
        if (answer.status !== 403 || answer.body.code !== 'staff.key_scope') wrong.push(`${scope}: ${name} ${answer.status}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('is told once, and neither kept nor recorded as it is', async () => {
    const { id, secret } = await made(['orders.read'])
    const rest = secret.slice(13)
    expect(JSON.stringify((await ana.call('GET', `/keys/${id}/`)).body)).not.toContain(rest)
    const rows = await shop.sql`select row_to_json(k)::text as text from access_key k`
    expect(JSON.stringify(rows)).not.toContain(rest)
    await ask(secret, '/users/')
    const acts =
      await shop.sql`select action, outcome, input::text as input from staff_act where by_key <> '' or action = 'program_key.make'`
    expect(acts.map(({ action, outcome }) => `${action} ${outcome}`)).toContain('staff.read forbidden')
    expect(JSON.stringify(acts)).not.toContain(rest)
  })

  it('opens nothing after it was ended or its day came, nor with another sign in it', async () => {
    const { id, secret } = await made(['catalogue.read'])
    expect((await ask(secret, '/titles/')).status).toBe(200)
    expect((await ask(`${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`, '/titles/')).body.code).toBe('keys.refused')
    await shop.sql`update access_key set made_at = now() - interval '2 days', expires_at = now() - interval '1 day'`
    expect((await ask(secret, '/titles/')).status).toBe(401)
    await shop.sql`update access_key set expires_at = now() + interval '1 day'`
    expect((await ana.call('POST', `/keys/${id}/end/`, {})).body).toMatchObject({ state: 'ended', acts: { end: 'keys.ended' } })
    expect((await ask(secret, '/titles/')).body.code).toBe('keys.refused')
    expect((await ana.call('POST', `/keys/${id}/end/`, {})).body.code).toBe('keys.ended')
  })

  it('is refused from a network that it is not for', async () => {
    const { secret } = await made(['catalogue.read'], { networks: ['203.0.113.9/24', '2001:db8::1'] })
    expect((await ask(secret, '/titles/', { address: '203.0.113.77' })).status).toBe(200)
    expect((await ask(secret, '/titles/', { address: '203.0.114.77' })).status).toBe(401)
  })

  it('that is held to one store tells for its tills and for no other', async () => {
    for (const code of ['T001', 'T002']) await givenStore(shop.sql, code)
    const { id, secret } = await made(['till.write'], { store_code: 'T001' })
    const tell = (store_code: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/staff/till-lines/',
        headers: { authorization: `Bearer ${secret}` },
        payload: {
          store_code,
          till: '1',
          lines: [{ number: `K-${id}`, kind: 'sale', code: '9780000000000', copies: 1, at: '2026-11-24T17:05:00+01:00' }],
        },
      })
    expect((await tell('T001')).statusCode).toBe(200)
    expect((await tell('T002')).json().code).toBe('staff.other_store')
    expect((await ana.call('GET', `/keys/${id}/`)).body.store_code).toBe('T001')
    const key = { name: 'Till', expires_on: addDays(today(), 30), store_code: 'T001' }
    expect((await ana.call('POST', '/keys/', { ...key, scopes: ['till.write', 'orders.read'] })).body.scopes).toBeDefined()
    expect(
      (await ana.call('POST', '/keys/', { ...key, scopes: ['till.write'], store_code: 'T999' })).body.store_code,
    ).toBeDefined()
  })

  it('may ask so often in a minute, and says when that is over', async () => {
    const { secret } = await made(['catalogue.read'])
    const now = new Date()
    const later = new Date(now.getTime() + 60_000)
    await shop.sql`update access_key set minute = date_trunc('minute', ${now}::timestamptz), calls = ${mostCalls - 1}`
    const use = (at: Date) => staffByKey(shop.sql, secret, { address: null, now: at })
    await expect(use(now)).resolves.toMatchObject({ id: ana.id, roles: [] })
    await expect(use(now)).rejects.toMatchObject({ kind: 'too_many', code: 'keys.too_many' })
    await expect(use(later)).resolves.toMatchObject({ id: ana.id })
  })

  it('is refused with the field that is wrong', async () => {
    const refused = async (more: object) =>
      (await ana.call('POST', '/keys/', { name: 'x', scopes: ['stock.read'], expires_on: addDays(today(), 9), ...more })).body
    expect(await refused({ expires_on: today() })).toHaveProperty('expires_on')
    expect(await refused({ networks: ['10.0.0.300'] })).toHaveProperty('networks')
    expect(await refused({ networks: ['10.0.0.0/33'] })).toHaveProperty('networks')
    expect(await refused({ storefront: 'T999' })).toHaveProperty('storefront')
    expect(await refused({ storefront: 'T013' })).toHaveProperty('scopes')
    expect(JSON.stringify(await refused({ scopes: ['everything'] }))).toContain('scopes')
  })

  it('has scopes of actions that there are', () => {
    for (const { actions } of Object.values(keyScopes)) for (const action of actions) expect(grants).toHaveProperty([action])
  })
})
