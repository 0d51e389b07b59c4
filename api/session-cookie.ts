import { Session } from '#modules/people/customers/contract.ts'

/** Cookies of a visit without scripts, as storefront/app/visit/server-visit.ts writes them. */
const name = 'session'

export const forgottenSession = [
  `${name}=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly`,
  'handover=; Path=/; SameSite=Lax; Max-Age=0',
]

/** The session in a request's cookies, or null. */
export function takeSession(cookies: string | undefined): Session | null {
  const value = (cookies ?? '')
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  try {
    return Session.parse(JSON.parse(Buffer.from(value ?? '', 'base64url').toString('utf8')))
  } catch {
    return null
  }
}
