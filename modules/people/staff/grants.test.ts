import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { listFiles } from '#api/list-files.ts'
import { doorCalls } from '#modules/people/staff-access/contract.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffRoutesOf } from '#tests/support/staff-routes.ts'
import { staffing } from '#tests/support/staffing.ts'
import { guardStaff } from './call.ts'
import { type Action, actions, boundTo, grants, type Role } from './grants.ts'

const shop = withShop()
const signedOut = Object.keys(doorCalls).map((name) => name.split(' ')[1] ?? '')
const { nobody } = staffing(shop)
let calls: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; action: Action | undefined }[] = []

beforeAll(async () => {
  calls = (await staffRoutesOf(shop))
    .filter(({ path }) => !signedOut.includes(path))
    .map(({ method, path, action }) => ({ method: method as 'GET', path: path.replaceAll(/:\w+/g, '999999'), action }))
})

describe('the grants of the staff', () => {
  it('are asked for by every call, and no call can be written without one', async () => {
    expect(calls.length).toBeGreaterThan(4)
    for (const { action, method, path } of calls) expect(actions, `${method} ${path}`).toContain(action)
    const app = Fastify()
    const unguarded = guardStaff({
      db: shop.sql,
      publicUrl: 'http://shop.test',
      calls: () => {},
      onSeen: () => {},
      files: listFiles,
      refusalOf: () => ({ code: '', message: '', details: {} }),
      keys: () => Promise.reject(new Error()),
      pictures: { take: () => Promise.reject(new Error()), forget: async () => {} },
      largeFiles: { take: () => Promise.reject(new Error()), forget: async () => {} },
    })
    const build = async () => {
      await app.register(async (own) => {
        await unguarded(own as never, {})
        own.get('/open/', async () => 'open to everybody')
      })
      await app.ready()
    }
    await expect(build()).rejects.toThrow('names no action')
  })

  it('have no action that no call uses', () =>
    expect(actions.filter((action) => !calls.some((call) => call.action === action))).toEqual([]))

  it('let in no one without a session', async () => {
    for (const { method, path } of calls) expect((await nobody(method, path)).status, `${method} ${path}`).toBe(401)
  })

  it('hold a bookseller to the own store, unless another role has the action', () => {
    const [bookseller, both] = [
      { roles: ['bookseller'] as Role[], storeCode: 'T013' },
      { roles: ['bookseller', 'order_desk'] as Role[], storeCode: 'T013' },
    ]
    expect(boundTo(bookseller, 'stock.set')).toBe('T013')
    expect(boundTo(both, 'stock.set')).toBe('T013')
    expect(boundTo(both, 'stock.read')).toBeNull()
    expect(Object.values(grants).every((granted) => granted.length > 0)).toBe(true)
  })
})
