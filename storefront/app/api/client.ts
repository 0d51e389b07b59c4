import type { Failure } from './failure.ts'
import { type Query, transport } from './transport.ts'

/** The shop's API for the browser. Reads answer nothing (undefined) when they fail: every caller copes with that (E-11). */
export const browserApi = {
  get: <T>(path: string, query?: Query): Promise<T | undefined> =>
    transport({ method: 'GET', path, ...(query ? { query } : {}) }, false) as Promise<T | undefined>,
  /** As the specification has it: body, null, the first e-mail message (a string) or nothing (E-29). */
  send: <T>(method: 'POST' | 'PUT', path: string, body: unknown): Promise<T | string | null | undefined> =>
    transport({ method, path, body }, false) as Promise<T | string | null | undefined>,
  /** For forms: the body, or what went wrong with its messages (E-28). With `keepalive` it is finished although its page is left meanwhile. */
  sendFully: <T>(
    method: 'POST' | 'PUT',
    path: string,
    body: unknown,
    { keepalive = false }: { keepalive?: boolean } = {},
  ): Promise<T | Failure> => transport({ method, path, body, ...(keepalive && { keepalive }) }, true) as Promise<T | Failure>,
}
