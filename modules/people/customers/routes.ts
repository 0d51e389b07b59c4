import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { closeSession } from '#modules/people/access/caller.ts'
import { deviceOf } from '#modules/people/access/device.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { accountRoutes } from './account-routes.ts'
import { Done, Guest, Login, Recover, Register, Reset, Session, Signed } from './contract.ts'
import type { Hooks } from './hooks.ts'
import { continueAsGuest, login } from './login.ts'
import { customerMessages } from './messages.ts'
import { type CheckPerson, requirePerson } from './person.ts'
import { recoverPassword, resetPassword } from './recovery.ts'
import { register } from './register.ts'
import type { Arrival } from './session.ts'
import { wishRoutes } from './wish-routes.ts'

export interface Deps extends Hooks {
  db: Pool
  senders: Senders
  staffLanguage: Language
  /** Signs the captcha. */
  secret: string
  clock?: () => Date
}

const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } })

const done = (language: Language, code: keyof (typeof customerMessages)['en']) => ({ detail: customerMessages[language][code] })

/** Signing in and out, accounts and passwords (I-23); the pages behind the door are in account-routes. */
export const customerRoutes =
  ({ db, senders, staffLanguage, secret, clock = () => new Date(), ...hooks }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const arrival = ({ language, ip, headers }: FastifyRequest): Arrival => ({
      now: clock(),
      language,
      address: ip || null,
      device: deviceOf(headers['user-agent']),
    })
    const checkPerson: CheckPerson = (captcha, now) => requirePerson(db, secret, captcha, now)
    const tags = ['customers']
    app.post(
      '/customer/login/',
      { schema: { tags, body: Login, response: { 200: Session } }, config: perMinute(60) },
      (request) => login(db, request.body, arrival(request), { ...hooks, checkPerson }),
    )
    app.post('/customer/logout/', { schema: { tags, body: Signed, response: { 200: Done } } }, async ({ body, language }) => {
      await closeSession(db, body.token)
      return done(language, 'customer.signed_out')
    })
    app.post(
      '/customer/register/',
      { schema: { tags, body: Register, response: { 201: Session } }, config: perMinute(30) },
      async (request, reply) => {
        const session = await register(db, request.body, arrival(request), { ...hooks, senders, checkPerson })
        return reply.code(201).send(session)
      },
    )
    app.post(
      '/customer/guest/',
      { schema: { tags, body: Guest, response: { 201: Session } }, config: perMinute(60) },
      async (request, reply) => reply.code(201).send(await continueAsGuest(db, request.body, arrival(request), hooks.onSignedIn)),
    )
    app.post(
      '/customer/password/recover/',
      { schema: { tags, body: Recover, response: { 200: Done } }, config: perMinute(20) },
      async (request) => {
        await recoverPassword(db, request.body, arrival(request), { senders, secret })
        return done(request.language, 'customer.recovery_sent')
      },
    )
    app.post(
      '/customer/password/reset/',
      { schema: { tags, body: Reset, response: { 200: Done } }, config: perMinute(20) },
      async (request) => {
        const { emptied } = await resetPassword(db, request.body, arrival(request), { ...hooks, senders })
        return done(request.language, emptied ? 'customer.account_emptied' : 'customer.password_changed')
      },
    )
    await app.register(accountRoutes({ db, arrival, senders, staffLanguage, hooks }))
    await app.register(wishRoutes({ db, arrival }))
  }
