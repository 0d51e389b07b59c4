import { randomUUID } from 'node:crypto'
import { connect } from '#database/connect.ts'
import { createStaff } from '#modules/people/staff/users.ts'

export type StaffCall = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<void>

/** Somebody of marketing, signed in, who writes by the calls of the staff. */
export async function marketing(): Promise<StaffCall> {
  const base = process.env.SHOP_URL ?? ''
  const account = { email: `marketing-${randomUUID()}@staff.example`, password: 'twelve pomegranates' }
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    await createStaff(sql, { ...account, name: 'Marketing', roles: ['marketing'], storeCode: null })
  } finally {
    await sql.end()
  }
  const send = (method: string, path: string, body?: object, token?: string) =>
    fetch(`${base}/api/staff${path}?store=T013&lang=es`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': '10.78.3.5',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const { token } = (await (await send('POST', '/login/', account)).json()) as { token: string }
  return async (method, path, body) => {
    const answer = await send(method, path, body, token)
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  }
}
