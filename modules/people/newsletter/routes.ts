import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Arrival } from '#modules/people/customers/session.ts'
import { confirm } from './confirm.ts'
import { Acknowledgement, Confirm, OneClick, Subscribe, Unsubscribe } from './contract.ts'
import { newsletterMessages } from './messages.ts'
import { type NewsletterDeps, subscribe } from './subscribe.ts'
import { endByLink, unsubscribe } from './unsubscribe.ts'

export interface Deps extends NewsletterDeps {
  db: Pool
  clock?: () => Date
}

const tags = ['newsletter']
const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } })
const said = (language: Language, code: keyof (typeof newsletterMessages)['en']) => ({
  detail: newsletterMessages[language][code],
})
const arrivalOf = ({ language, ip }: FastifyRequest, now: Date): Arrival => ({
  now,
  language,
  address: ip || null,
  device: '',
})

/** Signing up for the newsletter in two steps, and the way out of it (I-33). */
export const newsletterRoutes =
  ({ db, clock = () => new Date(), ...deps }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/newsletter/',
      { schema: { tags, body: Subscribe, response: { 201: Acknowledgement } }, config: perMinute(60) },
      async (request, reply) => {
        await subscribe(db, request.body, arrivalOf(request, clock()), deps)
        return reply.code(201).send(said(request.language, 'newsletter.thanks'))
      },
    )
    app.post(
      '/newsletter/confirm/',
      { schema: { tags, body: Confirm, response: { 200: Acknowledgement } }, config: perMinute(60) },
      async (request) => {
        await confirm(db, request.body.token, arrivalOf(request, clock()), deps)
        return said(request.language, 'newsletter.confirmed')
      },
    )
    app.post(
      '/unsubscribe/',
      { schema: { tags, body: Unsubscribe, response: { 201: Acknowledgement } }, config: perMinute(60) },
      async (request, reply) => {
        if (!request.body.website) await unsubscribe(db, request.body, arrivalOf(request, clock()), deps)
        return reply.code(201).send(said(request.language, 'newsletter.ended'))
      },
    )
  }

/** What a mail program's own button calls, which holds no access token: the link itself says whose letters end (RFC 8058). */
export const oneClickRoutes =
  ({ db, secret, clock = () => new Date() }: Pick<Deps, 'db' | 'secret' | 'clock'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/newsletter/end/',
      { schema: { tags, querystring: OneClick.loose(), response: { 200: Acknowledgement } }, config: perMinute(60) },
      async (request) => {
        await endByLink(db, request.query.token, arrivalOf(request, clock()), secret)
        return said(request.language, 'newsletter.ended')
      },
    )
  }
