import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { AskNotice, NoticeKey, NoticeSaid } from './contract.ts'
import { noticeMessages } from './messages.ts'
import { ask, confirm, type NoticeDeps, stop } from './stock-alerts.ts'

interface Deps extends NoticeDeps {
  db: Pool
  clock?: () => Date
}

const tags = ['notices']
const config = { rateLimit: { max: 60, timeWindow: 60_000 } }
const said = (language: Language, code: keyof (typeof noticeMessages)['en']) => ({ detail: noticeMessages[language][code] })

const keptAs = (awaits: 'stock' | 'volume') => (awaits === 'volume' ? 'notice.kept_volume' : 'notice.kept')

/** "Tell me when it is back", or when the next volume is out: asking, confirming from the letter, and taking it back. */
export const noticeRoutes =
  ({ db, clock = () => new Date(), ...deps }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/stock-notice/',
      { schema: { tags, body: AskNotice, response: { 201: NoticeSaid } }, config },
      async (request, reply) => {
        const { language, ip } = request
        const { toConfirm } = await ask(db, request.body, { now: clock(), language, address: ip || null, device: '' }, deps)
        return reply.code(201).send(said(language, toConfirm ? 'notice.asked' : keptAs(request.body.awaits)))
      },
    )
    app.post(
      '/stock-notice/confirm/',
      { schema: { tags, body: NoticeKey, response: { 200: NoticeSaid } }, config },
      async (request) => {
        return said(request.language, keptAs(await confirm(db, request.body.key, clock(), deps)))
      },
    )
    app.post(
      '/stock-notice/stop/',
      { schema: { tags, body: NoticeKey, response: { 200: NoticeSaid } }, config },
      async (request) => {
        await stop(db, request.body.key, clock(), deps)
        return said(request.language, 'notice.stopped')
      },
    )
  }

/** What a mail program's own button calls, which holds no access token (RFC 8058). */
export const noticeEndRoutes =
  ({ db, clock = () => new Date(), ...deps }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/stock-notice/end/',
      { schema: { tags, querystring: NoticeKey.loose(), response: { 200: NoticeSaid } }, config },
      async (request) => {
        await stop(db, request.query.key, clock(), deps)
        return said(request.language, 'notice.stopped')
      },
    )
  }
