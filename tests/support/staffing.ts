import type { Role } from '#modules/people/staff/grants.ts'
import { createStaff } from '#modules/people/staff/users.ts'
import { type Answer, givenStore, type TestShop } from './shop.ts'

export const staffPassword = 'twelve pomegranates'

export interface Colleague {
  id: number
  email: string
  token: string
  call: (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown, language?: string) => Promise<Answer>
}

let serial = 0

/** People of the shop, each signed in; booksellers work in T013 unless said otherwise. */
export function staffing(shop: TestShop) {
  const send =
    (token: string): Colleague['call'] =>
    async (method, path, body, language = 'en') => {
      serial += 1
      const answer = await shop.app.inject({
        method,
        url: `/api/staff${path}${path.includes('?') ? '&' : '?'}store=T013&lang=${language}`,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        remoteAddress: `10.9.${(serial >> 8) & 255}.${serial & 255}`,
        ...(body === undefined ? {} : { payload: body as object }),
      })
      const isJson = /\bjson\b/.test(String(answer.headers['content-type'] ?? 'json'))
      return { status: answer.statusCode, body: answer.payload && isJson ? JSON.parse(answer.payload) : answer.payload || null }
    }
  /** Whoever saves a record has just read it, unless a test says from which version they begin. */
  const callAs = (token: string): Colleague['call'] => {
    const call = send(token)
    return async (method, path, body, language) => {
      if (method !== 'PUT' || typeof body !== 'object' || body === null || 'version' in body)
        return call(method, path, body, language)
      const answer = await call(method, path, { ...body, version: 'new' }, language)
      const current = answer.body?.code === 'version.changed' ? answer.body.current : null
      return current ? call(method, path, { ...body, version: current.version }, language) : answer
    }
  }
  const nobody = callAs('')
  return {
    nobody,
    callAs,
    async hire(roles: Role[], { storeCode = roles.includes('bookseller') ? 'T013' : null }: { storeCode?: string | null } = {}) {
      const email = `${roles[0]}.${++serial}@staff.example`
      if (storeCode) await givenStore(shop.sql, storeCode)
      const { id } = await createStaff(shop.sql, { email, name: `Somebody ${serial}`, password: staffPassword, roles, storeCode })
      const { token } = (await nobody('POST', '/login/', { email, password: staffPassword })).body
      return { id, email, token, call: callAs(token) } satisfies Colleague
    },
  }
}
