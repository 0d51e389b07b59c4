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
