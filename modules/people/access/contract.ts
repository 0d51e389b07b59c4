import { z } from 'zod'
/** Where the session stands of a call whose body is large: the body is read only for whom it lets in. */
export const sessionHeader = 'x-session'

/** Bytes that a body may have without it. */
export const bodyWithoutSession = 256 * 1024

/** The header of a call with this body; none where the body is small or names nobody. */
export function sessionHeaders(body: unknown, characters: number): Record<string, string> {
  const { id, token } = (typeof body === 'object' && body !== null ? body : {}) as { id?: unknown; token?: unknown }
  // A character is three bytes at most.
  return characters * 3 > bodyWithoutSession && id && token ? { [sessionHeader]: `${id}:${token}` } : {}
}

declare const proof: unique symbol

/**
 * An e-mail that is known to be theirs who ask. Whoever types one has shown nothing: rows that are found by an e-mail alone are read,
 * changed and deleted for a value of this type, and only customers/proved-address.ts makes one.
 */
export type ProvedAddress = string & { readonly [proof]: true }

export const ServiceAccount = z.object({ username: z.string().max(200), password: z.string().max(200) })
export const AccessToken = z.object({ access: z.string() })
