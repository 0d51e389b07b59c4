import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { Forbidden, NotFound } from '#kernel/errors.ts'
import { type ReceivedLetter, readReceived } from '#modules/platform/mail/read-letter.ts'
import { JoinedConversation } from './contract.ts'
import { receiveReply } from './receive.ts'

interface Deps {
  db: Pool
  secret: string
  /** What the mail server says to be let in; null where nothing is received. */
  mailToken: string | null
  /** An e-mail that orders something, or answers about such a one; null where it is none. */
  takeOrder: (letter: ReceivedLetter, raw: Buffer, now: Date) => Promise<number | null>
}

const mostBytes = 12 * 1024 * 1024
const digest = (text: string) => createHash('sha256').update(text).digest()

/** Where the shop's mail server hands over what is written back, each e-mail as it came: its token lets it in. */
export const receivedRoutes =
  ({ db, secret, mailToken, takeOrder }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addContentTypeParser('message/rfc822', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    )
    app.post(
      '/mail/received/',
      {
        bodyLimit: mostBytes,
        config: { rateLimit: false as const },
        onRequest: async ({ headers }) => {
          const given = headers.authorization?.replace(/^Bearer /, '') ?? ''
          if (mailToken === null || !timingSafeEqual(digest(given), digest(mailToken))) throw new Forbidden('forbidden')
        },
        schema: {
          tags: ['contact'],
          summary: 'An e-mail that answers a conversation or orders something, as the mail server received it (message/rfc822)',
          consumes: ['message/rfc822'],
          response: { 200: JoinedConversation },
        },
      },
      async ({ body }) => {
        const [raw, now] = [Buffer.isBuffer(body) ? body : Buffer.alloc(0), new Date()]
        const letter = await readReceived(raw)
        const message = await receiveReply(db, letter, secret, now)
        if (message !== null) return { message, order_letter: null }
        const order = await takeOrder(letter, raw, now)
        // The mail server is to keep it, or to give it back.
        if (order === null) throw new NotFound('contact.no_conversation')
        return { message: null, order_letter: order }
      },
    )
  }
