import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { DatabaseError } from '#kernel/database-error.ts'
import { Changed, type ErrorKind, type RefusalCode, ShopError } from '#kernel/errors.ts'
import { signal } from '#kernel/signals.ts'
import { constraintCodes } from './constraints.ts'
import { sentence } from './messages.ts'
import { signalFault } from './signal-fault.ts'
import { type Fields, fieldSentence, fieldsOfValidation, type Reader } from './validation.ts'

const statusOf: Record<ErrorKind, number> = {
  invalid: 400,
  refused: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  locked: 423,
  too_many: 429,
  unavailable: 503,
}

/** What is refused before any of the shop's own rules looks at it. */
const codeOfStatus: Record<number, RefusalCode> = {
  403: 'forbidden',
  404: 'not_found',
  413: 'http.too_large',
  415: 'http.unsupported',
  429: 'http.too_many',
}

/** When to try again, where what refused does not say so itself. */
export const waitSeconds = 60

/** Invalid text, a number out of range, a malformed date: what reached the database and was never data. */
const badInput = new Set(['22P02', '22P05', '22003', '22007', '22008', '22021'])

/**
 * The database is not there, or cannot take this now: stopped, starting, full, read-only, busy beyond the time anybody waits, or the
 * connection broke. Whatever was under way did not happen.
 */
const databaseGone =
  /^(CONNECTION_(CLOSED|ENDED|NONE_FREE|STALE)|CONNECT_TIMEOUT|E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|57P0\d|57014|55P03|25P03|25006|53\d{3}|58030|08\d{3})$/

/** Whether trying again later is all that helps: nothing that the visitor sent is wrong. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof ShopError
    ? error.kind === 'unavailable'
    : error instanceof Error && 'code' in error && databaseGone.test(String(error.code))

const sentIn = (part: string | undefined, { params, query, body }: FastifyRequest): unknown =>
  part === 'params' ? params : part === 'querystring' ? query : body

const readerOf = ({ language, url }: FastifyRequest): Reader => ({ language, staff: url.startsWith('/api/staff/') })

/** The refusal that an error is, where somebody foresaw it; null where nobody did. */
function foreseen(error: unknown): ShopError | null {
  if (error instanceof ShopError) return error
  if (error instanceof DatabaseError) {
    const code = constraintCodes[error.constraint_name ?? '']
    if (code) return new ShopError('conflict', code)
    if (badInput.has(error.code)) return new ShopError('invalid', 'form.invalid')
  }
  return isUnavailable(error) ? new ShopError('unavailable', 'http.unavailable') : null
}

/** Why one row of many was not done; what nobody foresaw keeps its cause in the log. */
export function refusalOf(error: unknown, request: FastifyRequest) {
  const known = foreseen(error)
  if (known === null || known.kind === 'unavailable') request.log.error(error)
  if (known === null) signalFault(request, error)
  const { code, details, fields = {} } = known ?? { code: 'http.internal' as const, details: {} }
  const [field] = Object.entries(fields)
  const message = field
    ? fieldSentence(field[0], field[1], readerOf(request), details)
    : sentence(code, request.language, details)
  return { code, message, details: { ...details } }
}

/**
 * The one place where errors become HTTP (I-20): {detail, code} or {field: [messages]}, in the caller's language, with the
 * request's id; what was not foreseen keeps its cause in the log and shows a general sentence (E-24).
 */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError | ShopError | Error, request, reply) => {
    const known = foreseen(error)
    if (known?.kind === 'unavailable' && !(error instanceof ShopError)) request.log.error(error)
    if (known) signal('refused', { code: known.code })
    if (known) return answerShopError(known, request, reply)
    if (hasZodFastifySchemaValidationErrors(error))
      return reply.code(400).send({
        ...fieldsOfValidation(error.validation ?? [], sentIn(error.validationContext, request), readerOf(request)),
        detail: sentence('form.invalid', request.language),
        code: 'form.invalid',
        request_id: request.id,
      })
    const status = ('statusCode' in error && typeof error.statusCode === 'number' && error.statusCode) || 500
    if (status < 500) {
      const code = codeOfStatus[status] ?? 'http.unreadable'
      return reply.code(status).send({ detail: sentence(code, request.language), code, request_id: request.id })
    }
    request.log.error(error)
    signalFault(request, error)
    return reply
      .code(status)
      .send({ detail: sentence('http.internal', request.language), code: 'http.internal', request_id: request.id })
  })
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ detail: sentence('not_found', request.language), code: 'not_found', request_id: request.id }),
  )
}

function answerShopError(error: ShopError, request: FastifyRequest, reply: FastifyReply) {
  // Made from entries: a field may have been named anything, __proto__ too.
  const fields: Fields = Object.fromEntries(
    Object.entries(error.fields ?? {}).map(([field, code]) => [
      field,
      [fieldSentence(field, code, readerOf(request), error.details)],
    ]),
  )
  if ((error.kind === 'too_many' || error.kind === 'unavailable') && !reply.hasHeader('retry-after'))
    reply.header('retry-after', waitSeconds)
  return reply.code(statusOf[error.kind]).send({
    ...fields,
    detail: sentence(error.code, request.language, error.details),
    code: error.code,
    details: error.details,
    ...(error instanceof Changed && { current: error.current }),
    request_id: request.id,
  })
}
