import type { FastifyRequest } from 'fastify'
import { bodyWithoutSession, sessionHeader } from './session-contract.ts'

/** Id and token of who calls, and the time: refuses with an error whoever may not. */
export type Right = (signed: { id: string; token: string }, now: Date) => Promise<unknown>

/** A body whose length is not said may be of any. */
export const isLarge = ({ headers }: Pick<FastifyRequest, 'headers'>, most = bodyWithoutSession): boolean =>
  !(Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= most)

/**
 * Reads a large body for those alone who have the right to send it, as their session in the header says; for everybody else nothing of
 * it is read. Belongs before parsing. @throws what the right says, Forbidden 'login_failed' without a session
 */
export const largeBodyFor =
  (right: Right) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!isLarge(request)) return
    const [, id = '', token = ''] = /^([^:]{1,200}):([^:]{1,200})$/.exec(String(request.headers[sessionHeader] ?? '')) ?? []
    await right({ id, token }, new Date())
  }
