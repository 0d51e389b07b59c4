import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { Refused } from '#kernel/errors.ts'
import { allStores } from '#modules/goods/stores/stores.ts'
import { deviceOf } from '#modules/people/access/device.ts'
import { arrivedAt } from '#modules/people/staff/call.ts'
import type { CallContract } from '#modules/people/staff/call-contract.ts'
import { ownHeader, requireOwnScreens } from '#modules/people/staff/own-screens.ts'
import { staffView } from '#modules/people/staff/people-routes.ts'
import { sessionCookie, tillCookie } from '#modules/people/staff/session-cookie.ts'
import { tillOf } from '#modules/people/staff/tills.ts'
import { doorCalls } from './contract.ts'
import type { AccessDeps, Entering } from './deps.ts'
import type { SignedIn } from './enter.ts'
import { choosePasswordByLink, forgotPassword, linkOf } from './links.ts'
import { type FactorAsked, loginByFactor, loginByPasskey, loginStaff, passkeyAtDoor } from './sign-in.ts'
import { peopleAtTill, takeOver } from './take-over.ts'

type DoorCalls = typeof doorCalls
type Output<Call, Key extends string> = Call extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

/** What a call at the door is given. */
interface AtDoor<Name extends keyof DoorCalls> {
  body: Output<DoorCalls[Name], 'body'>
  request: FastifyRequest
  reply: FastifyReply
}

const done = { done: true } as const
const seldom = { rateLimit: { max: 30, timeWindow: 60_000 } }
/** Several tills of a store have one address, and each asks whose it may be. */
const often = { rateLimit: { max: 240, timeWindow: 60_000 } }

/** The door of the staff: what leads to a session and asks for none. */
export const doorRoutes =
  (deps: AccessDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, publicUrl } = deps
    const cookies = { session: sessionCookie(publicUrl), till: tillCookie(publicUrl) }
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    function door<Name extends keyof DoorCalls>(
      name: Name,
      summary: string,
      run: (at: AtDoor<Name>) => Promise<Output<DoorCalls[Name], 'answer'>>,
    ) {
      const [method, url] = name.split(' ') as ['GET' | 'POST', string]
      const { body, answer } = doorCalls[name] as CallContract
      app.route({
        method,
        url,
        schema: { tags: ['staff'], summary, ...(body && { body }), response: { 200: answer } } as never,
        config: method === 'GET' ? often : seldom,
        handler: (request, reply) => run({ body: request.body as never, request, reply }),
      })
    }
    const ownScreens = (request: FastifyRequest) =>
      requireOwnScreens({ method: request.method, headers: request.headers, arrivedAt: arrivedAt(request) }, publicUrl)
    const tillAt = ({ headers }: FastifyRequest) => tillOf(db, cookies.till.read(headers.cookie))

    /** From where somebody enters: a browser that our screens had ask, or a command line. */
    async function entering(request: FastifyRequest, asked: { store_code: string } | null): Promise<Entering> {
      const { headers, ip, id: requestId } = request
      const medium = headers[ownHeader] === undefined ? 'command' : 'browser'
      const arrival = {
        now: new Date(),
        address: ip || null,
        requestId,
        medium,
        device: deviceOf(headers['user-agent']),
      } as const
      if (medium === 'command') return { ...arrival, till: null }
      ownScreens(request)
      return { ...arrival, till: (await tillAt(request)) ?? (asked && { storeCode: asked.store_code }) }
    }
    /** A browser is given its session as a cookie, a command line its token. */
    function handOver(given: SignedIn | FactorAsked, medium: Entering['medium'], reply: FastifyReply) {
      if ('pending' in given) return { token: null, staff: null, factor: given }
      const answer = { staff: staffView(given.staff), factor: null }
      if (medium === 'command') return { ...answer, token: given.token }
      const tills = given.tillKey === null ? [] : [cookies.till.write(given.tillKey)]
      reply.header('set-cookie', [cookies.session.write(given.token), ...tills])
      return { ...answer, token: null }
    }

    door('POST /login/', 'Opens a session, or says which factor is still to be shown', async ({ body, request, reply }) => {
      const from = await entering(request, body.till)
      return handOver(await loginStaff(deps, body, from), from.medium, reply)
    })
    door('POST /login/factor/', 'Shows the factor that is asked beside the password', async ({ body, request, reply }) => {
      const { till, ...shown } = body
      const from = await entering(request, till)
      return handOver(await loginByFactor(deps, shown, from), from.medium, reply)
    })
    door('POST /login/passkey/options/', 'What a browser is to ask of a passkey', async ({ body, request }) =>
      passkeyAtDoor(deps, body.pending, await entering(request, null)),
    )
    door('POST /login/passkey/', 'Opens a session by a passkey alone', async ({ body, request, reply }) => {
      const from = await entering(request, body.till)
      return handOver(await loginByPasskey(deps, body.passkey, from), from.medium, reply)
    })
    door(
      'POST /password/forgotten/',
      'Sends a link to choose a password, if the address is a colleague’s',
      async ({ body, request }) => {
        await forgotPassword(deps, body.email, await entering(request, null))
        return done
      },
    )
    door('POST /password/link/', 'Whose password a link lets one choose', async ({ body, request }) =>
      linkOf(deps, body.token, await entering(request, null)),
    )
    door('POST /password/', 'Chooses a password with a link, once', async ({ body, request }) => {
      await choosePasswordByLink(deps, body, await entering(request, null))
      return done
    })
    door('GET /till/', 'Who may take this till over without the password', async ({ request }) => {
      if (cookies.till.read(request.headers.cookie) !== null) ownScreens(request)
      const till = await tillAt(request)
      if (till) return { store_code: till.storeCode, people: await peopleAtTill(db, till, new Date()), stores: [] }
      const stores = (await allStores(db)).map(({ code, name }) => ({ code, name }))
      return { store_code: null, people: [], stores }
    })
    door('POST /till/take-over/', 'Changes the person at a shared till by PIN or badge', async ({ body, request, reply }) => {
      const from = await entering(request, null)
      if (!from.till || !('id' in from.till)) throw new Refused('staff.till_password')
      return handOver(await takeOver(deps, from.till, body, from), 'browser', reply)
    })
  }
