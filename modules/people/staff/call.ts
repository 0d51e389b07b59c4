import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Pool, Tx } from '#kernel/db.ts'
import { Forbidden, ShopError } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { insertAct, insertLook, sayWhoActs, tellProcesses } from './acts.sql.ts'
import { doEach } from './bulk.ts'
import type { RefusedRow } from './bulk-contract.ts'
import type { CallContract, CallMethod, CallName, StaffContract } from './call-contract.ts'
import { FileAnswer } from './file-answer.ts'
import {
  type Action,
  askedByScreens,
  boundTo,
  grants,
  may,
  needsFreshLogin,
  notYours,
  seenByVisitors,
  whileLocked,
  withoutFactor,
} from './grants.ts'
import { inputSummary, kept } from './input-summary.ts'
import type { ListQuery } from './list-contract.ts'
import { type ListFiles, wholeList } from './list-export.ts'
import { requireOwnScreens } from './own-screens.ts'
import { opens, scopesOpening } from './scopes-contract.ts'
import type { FileDoor, SentFile } from './sent-file.ts'
import type { PictureDoor, SentPicture } from './sent-picture.ts'
import { SessionAnswer } from './session-answer.ts'
import { type StaffCookie, sessionCookie } from './session-cookie.ts'
import { type Borne, bearerOf, isFresh, requireStaff, type Staff } from './sessions.ts'
import { asksVersion, isVersioned } from './version-contract.ts'
import { beginFrom, withVersions } from './versions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    staff: Staff | null
    /** The picture that was sent, in a call that takes one. */
    picture: SentPicture | null
    /** The file that was sent, in a call that takes a large one. */
    sentFile: SentFile | null
  }
  interface FastifyContextConfig {
    staffAction?: Action
    takesPicture?: boolean
    takesLargeFile?: boolean
    /** What is acted on, for the log: "order T013-…", "product 7". */
    staffSubject?: (request: FastifyRequest) => string
  }
}

/** What an operation of the staff is given. Its `db` is the transaction that also keeps the record of the act. */
export interface Acting<Params, Query, Body> {
  db: Tx
  staff: Staff
  /** The only store in which this person may do this; null for every store. */
  onlyStore: string | null
  params: Params
  query: Query
  body: Body
  /** What was sent to a call that takes a picture. */
  picture: SentPicture | null
  /** What was sent to a call that takes a large file. */
  sentFile: SentFile | null
  /** The piece of a file that was sent, in a call whose contract takes one; empty in others. */
  bytes: Buffer
  language: Language
  /** The shop that the call names with `store`; the main one where it names none. */
  storefront: string
  now: Date
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown
/** What is sent, without the version that it began from: that is compared before. */
type Sent<Schema> = Output<Schema> extends { version: string } ? Omit<Output<Schema>, 'version'> : Output<Schema>

/** How a call of a contract is done. */
interface Doing<Contract extends CallContract> {
  action: Action
  summary: string
  subject?: (input: {
    params: Output<Contract['params']>
    query: Output<Contract['query']>
    body: Output<Contract['body']>
  }) => string
  /** What is done before the transaction and stays when it is refused, such as counting a password that is guessed at. */
  first?: (
    acting: Omit<Acting<Output<Contract['params']>, Output<Contract['query']>, Output<Contract['body']>>, 'db'> & {
      db: Pool
      address: string | null
    },
  ) => Promise<void>
  /** The record as its editor reads it, where the body says the version it began from; null where there is none yet. */
  current?: (
    acting: Acting<Output<Contract['params']>, Output<Contract['query']>, Sent<Contract['body']>>,
  ) => Promise<object | null>
  /** Asks somebody outside in the place of `run`: no transaction is open meanwhile, and the record of it is kept afterwards. */
  ask?: (
    acting: Omit<Acting<Output<Contract['params']>, Output<Contract['query']>, Sent<Contract['body']>>, 'db'> & { db: Pool },
  ) => Promise<Answered<Contract['answer']>>
  /** That it only reads, though what it is given belongs in no address: the record keeps it as a look. */
  reads?: true
  run?: (
    acting: Acting<Output<Contract['params']>, Output<Contract['query']>, Sent<Contract['body']>>,
  ) => Promise<Answered<Contract['answer']> | SessionAnswer<Answered<Contract['answer']>> | FileAnswer>
}

type RowOf<Body> = Body extends { rows: (infer Row extends { id: number })[] } ? Row : never

/** How one row is done of a call that is for many; all the others are what they are, whatever becomes of it. */
interface DoingEach<Contract extends CallContract> {
  action: Action
  summary: string
  /** What the act is about, row by row. */
  subject: (row: RowOf<Output<Contract['body']>>) => string
  each?: (
    acting: Acting<Output<Contract['params']>, Output<Contract['query']>, Omit<Output<Contract['body']>, 'rows'>>,
    row: RowOf<Output<Contract['body']>>,
  ) => Promise<unknown>
  /** What is done of a row before its transaction and stays, such as asking somebody outside. */
  first?: (
    acting: Omit<Acting<Output<Contract['params']>, Output<Contract['query']>, Omit<Output<Contract['body']>, 'rows'>>, 'db'> & {
      db: Pool
    },
    row: RowOf<Output<Contract['body']>>,
  ) => Promise<void>
}

/** Versions are written into an answer as it leaves. */
type Unmarked<Said> = Said extends { version: string }
  ? Omit<Said, 'version'>
  : {
      [Name in keyof Said]: Said[Name] extends { version: string }
        ? Omit<Said[Name], 'version'>
        : Said[Name] extends (infer Row extends { version: string })[]
          ? Omit<Row, 'version'>[]
          : Said[Name]
    }
type Answered<Schema> = Schema extends z.ZodType ? Unmarked<z.input<Schema>> : never

/** A call whose contract stands beside how it is done. */
interface WholeCall<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> {
  action: Action
  summary: string
  params?: P
  query?: Q
  body?: B
  /** Left out where a file is answered. */
  answer?: R
  /** The types of the file that is answered. */
  file?: readonly string[]
  subject?: (input: { params: z.output<P>; query: z.output<Q>; body: z.output<B> }) => string
  current?: (acting: Acting<z.output<P>, z.output<Q>, Sent<B>>) => Promise<object | null>
  run: (acting: Acting<z.output<P>, z.output<Q>, Sent<B>>) => Promise<Answered<R> | FileAnswer>
}

export interface StaffCalls {
  /** A call by its name in a domain's contract. */
  <Table extends StaffContract, Name extends keyof Table & CallName>(
    table: Table,
    name: Name,
    doing: Table[Name] extends { bulk: true } ? DoingEach<Table[Name]> : Doing<Table[Name]>,
  ): void
  <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    method: CallMethod,
    url: string,
    call: WholeCall<P, Q, B, R>,
  ): void
}

/** How the calls of the staff are written: each names its action, runs whole in one transaction and leaves its record there. */
const staffCalls =
  (app: FastifyInstance, grounds: Grounds): StaffCalls =>
  (first: StaffContract | CallMethod, second: string, third: unknown) => {
    const [method, url] = (typeof first === 'string' ? [first, second] : second.split(' ')) as [CallMethod, string]
    const contract = (typeof first === 'string' ? third : first[second as CallName]) as CallContract
    if (contract.bulk) registerEach(app, grounds, method, url, contract, third as DoingEach<CallContract>)
    else register(app, grounds, method, url, contract, third as Doing<CallContract>)
  }

const fileType = 'application/octet-stream'

/** Who may ask a call, as its description says it: a session of the staff, or a key with the scope. */
const securityOf = (action: Action, method: CallMethod) => [
  { staff: [] },
  ...scopesOpening(action, method).map((scope) => ({ key: [scope] })),
]

const askedOf = (request: FastifyRequest) => ({ params: request.params, query: request.query, body: request.body }) as never

/** What every call is done with. */
interface Grounds {
  db: Pool
  cookie: StaffCookie
  files: ListFiles
  refusalOf: RefusalOf
}

const actingOf = (request: FastifyRequest, action: Action) => ({
  staff: request.staff!,
  onlyStore: boundTo(request.staff!, action),
  picture: request.picture,
  sentFile: request.sentFile,
  language: request.language,
  storefront: request.storefront,
  now: new Date(),
  bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  ...(askedOf(request) as { params: unknown; query: unknown; body: unknown }),
})

function register(
  app: FastifyInstance,
  { db, cookie, files }: Grounds,
  method: CallMethod,
  url: string,
  { params, query, body, answer, file, list, picture, largeFile, bytes }: CallContract,
  { action, summary, subject, first, ask, current, reads, run }: Doing<CallContract>,
) {
  const changes = method !== 'GET' && !reads
  const begins = asksVersion(body)
  if (!run === !ask) throw new Error(`${method} ${url} either runs or asks`)
  if (begins && !(current && isVersioned(answer)))
    throw new Error(`${method} ${url} asks for a version and does not say how it is read`)
  app.withTypeProvider<ZodTypeProvider>().route({
    method,
    url,
    ...(bytes && { bodyLimit: bytes }),
    schema: {
      tags: ['staff'],
      summary,
      security: securityOf(action, method),
      'x-action': action,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(answer && { response: { 200: answer } }),
      ...(file && { produces: file }),
      ...(picture && { consumes: ['image/*'] }),
      ...(largeFile && { consumes: largeFile }),
      ...(bytes && { consumes: [fileType], 'x-most-bytes': bytes }),
      ...(needsFreshLogin.has(action) && { 'x-fresh-login': true }),
    } as never,
    config: {
      staffAction: action,
      ...(picture && { takesPicture: true }),
      ...(largeFile && { takesLargeFile: true }),
      ...(subject && { staffSubject: (request: FastifyRequest) => subject(askedOf(request)) }),
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const acting = actingOf(request, action)
      await first?.({ ...acting, db, address: request.ip || null } as never)
      const whole = list && (request.query as ListQuery<string>).as !== undefined
      const asked = await ask?.({ ...acting, db } as never)
      const given: unknown = await db.begin(async (tx) => {
        if (changes) await sayWhoActs(tx, acting.staff.id)
        const own = { ...acting, db: tx }
        if (begins) {
          const { version, ...sent } = acting.body as { version: string }
          own.body = sent
          const thing =
            subjectOf(request, request.routeOptions.config.staffSubject) || `${method} ${url} ${JSON.stringify(acting.params)}`
          await beginFrom(tx, { subject: thing, version, answer, current: () => current!(own as never) })
        }
        const answered = whole
          ? await wholeList({ db, tx, list, url, files, run: run as never, acting: acting as never })
          : withVersions(answer, run ? await run(own as never) : asked)
        await keepAct(tx, request, !changes && !(answered instanceof FileAnswer))
        if (changes && seenByVisitors.has(action)) await tellProcesses(tx)
        return answered
      })
      if (given instanceof FileAnswer) return given.sendBy(reply)
      if (given instanceof SessionAnswer) return reply.header('set-cookie', cookie.write(given.token)).send(given.answer)
      return given
    },
  })
}

/** A call for many: each row in a transaction of its own, which also keeps its act; a refused one leaves its act too. */
function registerEach(
  app: FastifyInstance,
  { db, refusalOf }: Grounds,
  method: CallMethod,
  url: string,
  { params, query, body, answer }: CallContract,
  { action, summary, subject, first, each }: DoingEach<CallContract>,
) {
  app.withTypeProvider<ZodTypeProvider>().route({
    method,
    url,
    schema: {
      tags: ['staff'],
      summary,
      security: securityOf(action, method),
      'x-action': action,
      ...(params && { params }),
      ...(query && { querystring: query }),
      body,
      response: { 200: answer },
    } as never,
    config: { staffAction: action },
    handler: async (request: FastifyRequest) => {
      const { body: sent, ...acting } = actingOf(request, action)
      const { rows, ...all } = sent as { rows: { id: number }[] }
      const record = (row: { id: number }) => ({
        ...recordOf(request),
        subject: kept(subject(row as never), 200),
        input: inputSummary({ ...acting, body: { ...all, ...row } }),
      })
      return doEach(rows, {
        act: async (row) => {
          await first?.({ ...acting, body: all, db } as never, row as never)
          await db.begin(async (tx) => {
            await sayWhoActs(tx, acting.staff.id)
            await each?.({ ...acting, body: all, db: tx } as never, row as never)
            await insertAct(tx, { ...record(row), outcome: 'done', reason: '' })
            if (seenByVisitors.has(action)) await tellProcesses(tx)
          })
        },
        refused: async (row, error) => {
          await insertAct(db, { ...record(row), ...outcomeOf(error) })
          return refusalOf(error, request)
        },
      })
    },
  })
}

/** Scrolling a list is no act; a look at somebody or something is kept once a quarter of an hour, all else each time. */
async function keepAct(tx: Tx, request: FastifyRequest, look: boolean) {
  const record = recordOf(request)
  if (!look) await insertAct(tx, { ...record, outcome: 'done', reason: '' })
  else if (record.subject !== '') await insertLook(tx, record)
}

const recordOf = (request: FastifyRequest) => {
  const { staffAction = '', staffSubject } = request.routeOptions.config
  return {
    staffId: request.staff?.id ?? null,
    byKey: request.staff?.key?.prefix ?? '',
    action: staffAction,
    subject: kept(subjectOf(request, staffSubject), 200),
    requestId: request.id,
    input: inputSummary(request),
  }
}

/** A request that was refused for its form may lack what names its subject. */
function subjectOf(request: FastifyRequest, subject: ((request: FastifyRequest) => string) | undefined): string {
  try {
    return subject?.(request) ?? ''
  } catch {
    return ''
  }
}

/** Why something was not done, in the words of whoever asked; what nobody foresaw goes to the log. */
type RefusalOf = (error: unknown, request: FastifyRequest) => Omit<RefusedRow, 'id'>

/** What the calls of the staff stand on. */
export interface StaffDoor {
  db: Pool
  /** The address under which people reach the shop. */
  publicUrl: string
  /** The calls of every domain. */
  calls: (call: StaffCalls) => void
  pictures: PictureDoor
  /** Books and their samples. */
  largeFiles: FileDoor
  /** Told when what visitors are shown has changed, before the answer leaves. */
  onSeen: () => void
  /** Writes lists as files. */
  files: ListFiles
  refusalOf: RefusalOf
  keys: KeyReader
}

/** Whoever made the key of another program, with what it opens. @throws ShopError where it is none, or not from there. */
export type KeyReader = (db: Pool, token: string, from: { address: string | null; now: Date }) => Promise<Staff>
/** How the key of another program begins; a session's token does not. */
const keyMark = 'key_'

/** Where a request arrived, as its browser would name it. */
export const arrivedAt = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`

/** What a request bears: the header of a command line, or the cookie of a browser whose page is ours. @throws Forbidden */
function borneBy(request: FastifyRequest, cookie: StaffCookie, publicUrl: string): Borne | null {
  const { method, headers } = request
  if (headers.authorization !== undefined) return { token: bearerOf(headers.authorization) ?? '', medium: 'command' }
  const token = cookie.read(headers.cookie)
  if (token === null) return null
  requireOwnScreens({ method, headers, arrivedAt: arrivedAt(request) }, publicUrl)
  return { token, medium: 'browser' }
}

/** Lets in who bears a session of the staff and has the action of the call; keeps a record of everybody else who is known. */
export const guardStaff =
  ({ db, publicUrl, calls, pictures, largeFiles, onSeen, files, refusalOf, keys }: StaffDoor): FastifyPluginAsyncZod =>
  async (app) => {
    const cookie = sessionCookie(publicUrl)
    app.decorateRequest('staff', null)
    takePictures(app, pictures)
    takeLargeFiles(app, largeFiles)
    app.addHook('onRoute', ({ method, url, config }) => {
      if (!Object.hasOwn(grants, config?.staffAction ?? ''))
        throw new Error(`${String(method)} ${url} names no action of the staff`)
    })
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const now = new Date()
      const action = request.routeOptions.config.staffAction!
      const borne = borneBy(request, cookie, publicUrl)
      if (borne?.medium === 'command' && borne.token.startsWith(keyMark)) {
        request.staff = await keys(db, borne.token, { address: request.ip || null, now })
        return requireScope(request, action)
      }
      const staff = await requireStaff(db, borne, now, !askedByScreens.has(action))
      request.staff = staff
      if (!may(staff.roles, action)) throw notYours(action)
      if (staff.session.locked && !whileLocked.has(action)) throw new ShopError('locked', 'staff.locked')
      if (staff.session.factorMissing && !withoutFactor.has(action)) throw new Forbidden('staff.factor_missing')
      if (needsFreshLogin.has(action) && !isFresh(staff, now)) throw new Forbidden('staff.login_again')
    })
    app.addHook('onSend', (request, reply, payload, next) => {
      const { staffAction } = request.routeOptions.config
      if (request.method !== 'GET' && reply.statusCode === 200 && staffAction && seenByVisitors.has(staffAction)) onSeen()
      next(null, payload)
    })
    app.setErrorHandler(async (error, request) => {
      if (request.staff) await insertAct(db, { ...recordOf(request), ...outcomeOf(error) })
      throw error
    })
    // Only a call that takes a piece of a file is read further than any other body.
    app.addContentTypeParser(fileType, { parseAs: 'buffer' }, (_request, piece, done) => done(null, piece))
    calls(staffCalls(app, { db, cookie, files, refusalOf }))
  }

/** A key opens what its scopes say, of the shop that it is for. @throws Forbidden */
function requireScope({ staff, method, storefront }: FastifyRequest, action: Action) {
  const { scopes = [], storefront: only = null } = staff?.key ?? {}
  if (!opens(scopes, action, method) || needsFreshLogin.has(action)) throw new Forbidden('staff.key_scope')
  if (only !== null && only !== storefront) throw new Forbidden('staff.key_shop')
}

/** Only a call that takes a picture reads one; a file that came with a refused call does not stay. */
function takePictures(app: FastifyInstance, pictures: PictureDoor) {
  app.decorateRequest('picture', null)
  app.addContentTypeParser(/^image\//, async (request: FastifyRequest, sent: IncomingMessage) => {
    if (!request.routeOptions.config.takesPicture) throw Object.assign(new Error('no picture is taken here'), { statusCode: 415 })
    request.picture = await pictures.take(sent)
    return {}
  })
  app.addHook('onResponse', async (request, reply) => {
    if (request.picture && reply.statusCode !== 200) await pictures.forget(request.picture)
  })
}

const largeFileTypes = ['application/epub+zip', 'application/pdf']

/** Only a call that takes a large file reads one; a file that came with a refused call does not stay. */
function takeLargeFiles(app: FastifyInstance, door: FileDoor) {
  app.decorateRequest('sentFile', null)
  app.addContentTypeParser(largeFileTypes, async (request: FastifyRequest, sent: IncomingMessage) => {
    if (!request.routeOptions.config.takesLargeFile) throw Object.assign(new Error('no file is taken here'), { statusCode: 415 })
    request.sentFile = await door.take(sent)
    return {}
  })
  app.addHook('onResponse', async (request, reply) => {
    if (request.sentFile && reply.statusCode !== 200) await door.forget(request.sentFile)
  })
}

function outcomeOf(error: unknown): { outcome: 'forbidden' | 'refused' | 'failed'; reason: string } {
  if (error instanceof ShopError) return { outcome: error.kind === 'forbidden' ? 'forbidden' : 'refused', reason: error.code }
  const status = (error as { statusCode?: number } | null)?.statusCode
  return status !== undefined && status < 500 ? { outcome: 'refused', reason: 'form.invalid' } : { outcome: 'failed', reason: '' }
}
