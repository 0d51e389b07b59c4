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

/** Tokens whose signature held, with the second at which they end: the same few come with every call, and checking one costs
 * more than answering it. Forged ones are never among them. */
const held = new Map<string, { secret: string; scope: Scope; until: number }>()
const mostHeld = 1_000

/** @throws ShopError unauthenticated when the token is missing, forged or expired (I-21). */
export async function verifyAccess(secret: string, authorization: string | undefined, now = new Date()): Promise<Scope> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new ShopError('unauthenticated', 'access.token_missing')
  const known = held.get(token)
  if (known && known.secret === secret && now.getTime() < known.until * 1000) return known.scope
  try {
    const { payload } = await jwtVerify<{ scope: Scope }>(token, key(secret), { issuer, algorithms: ['HS256'], currentDate: now })
    if (held.size >= mostHeld) held.clear()
    held.set(token, { secret, scope: payload.scope, until: payload.exp ?? 0 })
    return payload.scope
  } catch {
    throw new ShopError('unauthenticated', 'access.token_expired')
  }
}
