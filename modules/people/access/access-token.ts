import { jwtVerify, SignJWT } from 'jose'
import { ShopError } from '#kernel/errors.ts'

/** What a token lets its bearer call: the storefront and partners the public API, staff their own. */
export type Scope = 'storefront' | 'partner' | 'staff'

const issuer = 'palace-shop'
const key = (secret: string) => new TextEncoder().encode(secret)

/** A short-lived signed token for the API; `seconds` is its life. It names a scope and nobody. */
export const signAccess = (secret: string, scope: Scope, seconds: number, now = new Date()): Promise<string> =>
  new SignJWT({ scope })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(now.getTime() / 1000) + seconds)
    .sign(key(secret))

/** Authorizations whose signature held, with the millisecond at which they end: the same few come with every call, and checking
 * one costs more than answering it. Forged ones are never among them. */
const held = new Map<string, { secret: string; scope: Scope; until: number }>()
const mostHeld = 1_000

/** The scope of a token that was verified before and still lives; null sends the caller to `verifyAccess`. */
export function heldAccess(secret: string, authorization: string | undefined, now = Date.now()): Scope | null {
  const known = authorization === undefined ? undefined : held.get(authorization)
  return known && known.secret === secret && now < known.until ? known.scope : null
}

/** @throws ShopError unauthenticated when the token is missing, forged or expired (I-21). */
export async function verifyAccess(secret: string, authorization: string | undefined, now = new Date()): Promise<Scope> {
  const scope = heldAccess(secret, authorization, now.getTime())
  if (scope) return scope
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new ShopError('unauthenticated', 'access.token_missing')
  try {
    const { payload } = await jwtVerify<{ scope: Scope }>(token, key(secret), { issuer, algorithms: ['HS256'], currentDate: now })
    if (held.size >= mostHeld) held.clear()
    held.set(authorization ?? '', { secret, scope: payload.scope, until: (payload.exp ?? 0) * 1000 })
    return payload.scope
  } catch {
    throw new ShopError('unauthenticated', 'access.token_expired')
  }
}
