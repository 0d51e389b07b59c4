import { describe, expect, it } from 'vitest'
import { deviceOf } from '#modules/people/access/device.ts'
import { registering } from '#tests/support/registering.ts'
import { withShop } from '#tests/support/shop.ts'

const shop = withShop()
const { call, registered } = registering(shop)
const signedIn = async (email: string) =>
  (await call('POST', '/customer/login/', { email, password: 'granada de plata' })).body as { id: string; token: string }
const listed = async ({ id, token }: { id: string; token: string }) =>
  (await call('POST', '/customer/session/list/', { id, token })).body.items
const end = ({ id, token }: { id: string; token: string }, which: object) =>
  call('POST', '/customer/session/end/', { id, token, ...which })

describe('the sessions of an account (U-33)', () => {
  it('are listed with this one first and marked', async () => {
    const me = await registered()
    const there = await signedIn(me.email)
    const items = await listed(there)
    expect(items).toHaveLength(2)
    expect(items.map(({ here }: { here: boolean }) => here)).toEqual([true, false])
    expect((await listed(me))[0].key).toBe(items[1].key)
  })
  it('end one by one, by a key that opens nothing and only one’s own', async () => {
    const me = await registered()
    const there = await signedIn(me.email)
    const stranger = await registered()
    const key = (await listed(me))[1].key
    await end(stranger, { key })
    expect(await listed(there)).toHaveLength(2)
    expect((await end(me, { key })).status).toBe(200)
    expect((await call('POST', '/customer/data/', there)).body.detail).toBe('Login failed.')
    expect(await listed(me)).toHaveLength(1)
    expect((await call('POST', '/customer/data/', { id: me.id, token: key })).status).toBe(403)
  })
  it('end all at once, this one too', async () => {
    const me = await registered()
    const there = await signedIn(me.email)
    expect((await end(there, { all: true })).status).toBe(200)
    for (const one of [me, there])
      expect((await call('POST', '/customer/session/list/', { id: one.id, token: one.token })).status).toBe(403)
  })
  it('remember when they were used last, to ten minutes', async () => {
    const me = await registered()
    await shop.sql`update session set used_at = now() - interval '2 hours', created_at = now() - interval '3 hours' where id = ${me.id}`
    const [clock] = await shop.sql<{ at: Date }[]>`select now() as at`
    const before = clock!.at.getTime()
    const [session] = await listed(me)
    expect(Date.parse(session.used_at)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(session.opened_at)).toBeLessThan(before)
  })
})

describe('a device in words', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Windows'],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
      'Edge · Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
      'Chrome · Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari · iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36', 'Chrome · Linux'],
    ['curl/8.5.0', ''],
    [undefined, ''],
  ])('%s', (agent, words) => expect(deviceOf(agent)).toBe(words))
})
