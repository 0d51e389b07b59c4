import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { listFiles } from '#api/list-files.ts'
import { doorCalls } from '#modules/people/staff-access/contract.ts'
import { withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { guardStaff } from './call.ts'
import { type Action, actions, boundTo, grants, may, type Role, roles } from './grants.ts'

const shop = withShop()
const signedOut = Object.keys(doorCalls).map((name) => name.split(' ')[1] ?? '')
const { hire, nobody } = staffing(shop)
const people = {} as Record<Role, Colleague>
let calls: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; action: Action }[] = []

beforeAll(async () => {
  for (const role of roles) people[role] = await hire([role])
  const { paths } = (await shop.app.inject('/api/openapi.json')).json() as { paths: Record<string, Record<string, object>> }
  calls = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/staff/') && !signedOut.includes(path.slice('/api/staff'.length)))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, said]) => ({
        method: method.toUpperCase() as 'GET',
        path: path.slice('/api/staff'.length).replace(/\{\w+\}/g, '999999'),
        action: (said as { 'x-action': Action })['x-action'],
      })),
    )
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

  it('open each call to its roles and to nobody else', async () => {
    for (const [index, { method, path, action }] of calls.filter(({ path }) => path !== '/logout/').entries()) {
      const ask = async (role: Role) => {
        const { status, body } = await people[role].call(method, path, method === 'GET' ? undefined : [])
        const refused = status === 403 && body.code === 'staff.forbidden'
        expect(refused, `${role} ${method} ${path} ${status}`).toBe(!may([role], action))
      }
      const allowed = roles.filter((role) => may([role], action))
      // Whoever may not is turned away before anything is done; of those who may, one has it done. The matrix of permissions asks as all of them.
      const asking = [...roles.filter((role) => !allowed.includes(role)), ...allowed.slice(index % allowed.length).slice(0, 1)]
      await Promise.all(asking.map(ask))
    }
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
