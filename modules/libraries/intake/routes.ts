import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireDesk } from '#modules/libraries/desk/access.ts'
import { type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import { largeBodyFor } from '#modules/people/access/large-bodies.ts'
import { ReadAsked, Reading, ShowReading, TakenReading, TakeReading } from './contract.ts'
import { fileOf, type IntakeDeps, ownReading, read, takeReading } from './intake.ts'
import { viewReading } from './view-reading.ts'

/** A file of 5 MB in base64, and the words around it. */
export const fileBodyLimit = 9 * 1024 * 1024
const readings: Limit = { name: 'reading', most: 120, minutes: 60 }

/** Reading what libraries and businesses paste or drop (idea 5), for who may use the desk (L-14). */
export const intakeRoutes =
  (deps: IntakeDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['intake']
    const { db } = deps
    const largeBody = largeBodyFor((signed, now) => requireDesk(db, signed, now))

    app.post(
      '/intake/read/',
      {
        bodyLimit: fileBodyLimit,
        preParsing: largeBody,
        schema: { tags, summary: 'Reads a text or file and looks up each line', body: ReadAsked, response: { 200: Reading } },
      },
      async ({ body, language }) => {
        const now = new Date()
        const caller = await requireDesk(db, body, now)
        await takeAttempt(db, readings, caller.id, now)
        const id = await read(deps, { customerId: caller.id, text: body.text, file: fileOf(body.file), now })
        return viewReading(db, await ownReading(db, caller, id), { language, now })
      },
    )
    app.post(
      '/intake/reading/',
      { schema: { tags, summary: 'What was read before', body: ShowReading, response: { 200: Reading } } },
      async ({ body, language }) => {
        const now = new Date()
        const caller = await requireDesk(db, body, now)
        return viewReading(db, await ownReading(db, caller, body.reading), { language, now })
      },
    )
    app.post(
      '/intake/take/',
      {
        bodyLimit: 2 * 1024 * 1024,
        preParsing: largeBody,
        schema: {
          tags,
          summary: 'Puts what was read into the open order list',
          body: TakeReading,
          response: { 200: TakenReading },
        },
      },
      async ({ body }) => {
        const now = new Date()
        return takeReading(db, await requireDesk(db, body, now), body, now)
      },
    )
  }
