import type { Role } from '#modules/people/staff/grants.ts'
import { newColleague } from './colleague.ts'

/** The version of the answer is what the next save of the same record begins from. */
export type StaffCall = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<{ version?: string }>

const signedIn = new Map<Role, Promise<StaffCall>>()

/** Somebody of a role who works by the calls of the staff, signed in once for all journeys of a worker. */
export function callsOf(role: Role): Promise<StaffCall> {
  const calls = signedIn.get(role) ?? signIn(role)
  signedIn.set(role, calls)
  return calls
}

export const marketing = (): Promise<StaffCall> => callsOf('marketing')

async function signIn(role: Role): Promise<StaffCall> {
  const base = process.env.SHOP_URL ?? ''
  const account = await newColleague([role])
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
    return (await answer.json()) as { version?: string }
  }
}
