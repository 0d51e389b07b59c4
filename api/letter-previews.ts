import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { languages } from '#kernel/language.ts'
import { asIfPublished, readPreview, undone } from '#modules/editorial/texts/preview.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { everyLetter } from '#modules/platform/mail/house-letter.ts'
import { wordsNow } from '#modules/platform/mail/house-letters.ts'
import { starBand, starBandId } from '#modules/platform/mail/star-band.ts'
import { houseLetters } from './letters.ts'
import { textKinds } from './texts.ts'

const Asked = z.object({ letter: z.string().max(60), language: z.enum(languages) })
const Signed = z.object({ preview: z.string().max(1_000).default(''), plain: z.stringbool().default(false) })

/** Nothing of a letter runs, and only the shop's own desk shows it in a frame. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'; form-action 'none'"

/** A letter with invented facts and the words that are being written for it, for whoever has a link to its preview. */
export const letterPreviewRoutes =
  ({ db, secret, senders }: { db: Pool; secret: string; senders: Senders }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/letters/:letter/:language/',
      { schema: { hide: true, params: Asked, querystring: Signed } },
      async (request, reply) => {
        const { letter, language } = request.params
        const { preview, plain } = request.query
        const previewed = await readPreview(preview, secret)
        // All that every letter says is shown in the first of them.
        const drawn = letter === everyLetter ? houseLetters[0] : houseLetters.find((one) => one.letter === letter)
        if (!drawn || previewed?.kind !== 'letter' || previewed.record !== letter) throw new NotFound('http.no_such_call')
        const written = await undone(db, async (tx) => {
          await asIfPublished(tx, textKinds, previewed, new Date())
          return wordsNow(tx)
        })
        const email = drawn.sample({ ...senders(language), written }, language)
        reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        if (plain) return reply.type('text/plain; charset=utf-8').send(`${email.subject}\n\n${email.plain}`)
        const band = `data:image/png;base64,${(await starBand()).toString('base64')}`
        return reply.type('text/html; charset=utf-8').send(email.html.replace(`cid:${starBandId}`, band))
      },
    )
  }
