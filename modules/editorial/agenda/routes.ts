import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { requireCaller } from '#modules/people/access/caller.ts'
import { choiceRows } from './agenda.sql.ts'
import { activities, activity, pastActivities } from './agenda.ts'
import { monthOf, types } from './calendar.ts'
import {
  Acknowledgement,
  Activities,
  Activity,
  ActivityQuery,
  ActivityTypes,
  AgendaChoices,
  ById,
  Month,
  MonthQuery,
  OwnRegistration,
  PastActivities,
  PastQuery,
  Register,
  Registered,
  RegistrationKey,
} from './contract.ts'
import type { AgendaDeps } from './emails.ts'
import { activityFile, activityLeaflet, agendaFeed } from './feed.ts'
import { agendaMessages } from './messages.ts'
import { giveBack, ownRegistration, register } from './register.ts'

interface Deps extends AgendaDeps {
  db: Pool
  storefront: string
  clock?: () => Date
}

const tags = ['agenda']
const config = { rateLimit: { max: 60, timeWindow: 60_000 } }

/** The agenda and its registrations (T-01 to T-07). */
export const agendaRoutes =
  ({ db, storefront, clock = () => new Date(), ...deps }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const asked = ({ language }: { language: Language }) => ({ storefront, language, now: clock() })
    app.get('/agenda/', { schema: { tags, querystring: ActivityQuery, response: { 200: Activities } } }, (request) =>
      activities(db, request.query, asked(request)),
    )
    app.get('/agenda/types/', { schema: { tags, response: { 200: ActivityTypes } } }, async (request) => ({
      items: await types(db, asked(request)),
    }))
    app.get('/agenda/choices/', { schema: { tags, response: { 200: AgendaChoices } } }, (request) => {
      const { storefront: shop, now } = asked(request)
      return choiceRows(db, shop, now)
    })
    app.get('/agenda/past/', { schema: { tags, querystring: PastQuery, response: { 200: PastActivities } } }, (request) =>
      pastActivities(db, request.query, asked(request)),
    )
    app.get('/agenda/calendar/', { schema: { tags, querystring: MonthQuery, response: { 200: Month } } }, (request) =>
      monthOf(db, request.query, asked(request)),
    )
    app.get('/agenda/:id/', { schema: { tags, params: ById, response: { 200: Activity } } }, (request) =>
      activity(db, request.params.id, asked(request)),
    )
    app.post(
      '/agenda/registration/',
      { schema: { tags, body: Register, response: { 201: Registered } }, config },
      async (request, reply) => {
        const now = clock()
        const { language, storefront: asked } = request
        const caller = await requireCaller(db, request.body, now)
        const came = { now, language, address: request.ip || null, caller, storefront: asked }
        const { state, order } = await register(db, request.body, came, deps)
        return reply.code(201).send({ detail: agendaMessages[language][`agenda.${state}`], state, order })
      },
    )
    // Asked for by the page of a letter's link; posted, so that the key stands in no log of addresses.
    app.post(
      '/agenda/registration/show/',
      { schema: { tags, body: RegistrationKey, response: { 200: OwnRegistration } }, config },
      (request) => ownRegistration(db, request.body.key, request.language, deps.secret, clock()),
    )
    app.post(
      '/agenda/registration/cancel/',
      { schema: { tags, body: RegistrationKey, response: { 200: Acknowledgement } }, config },
      async (request) => {
        await giveBack(db, request.body.key, deps, clock())
        return { detail: agendaMessages[request.language]['agenda.given_back'] }
      },
    )
  }

const produces = ['text/calendar']
/** Setting a page takes some milliseconds of the whole shop. */
const fewPerMinute = { rateLimit: { max: 20, timeWindow: 60_000 } }
const calendarHeaders = (name: string) => ({
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': `inline; filename="${name}.ics"`,
})

/** Calendar files, which calendars fetch by themselves, and leaflets: by their address alone, without a token. */
export const agendaFeedRoutes =
  ({ db, storefront, senders, clock = () => new Date() }: Omit<Deps, 'secret'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/agenda/ics/', { schema: { tags, produces }, config }, async ({ language }, reply) => {
      const file = await agendaFeed(db, { storefront, language, senders, now: clock() })
      return reply.headers(calendarHeaders('agenda')).send(file)
    })
    app.get('/agenda/:id/ics/', { schema: { tags, params: ById, produces }, config }, async ({ params, language }, reply) => {
      const file = await activityFile(db, params.id, { storefront, language, senders, now: clock() })
      return reply.headers(calendarHeaders(`agenda-${params.id}`)).send(file)
    })
    app.get(
      '/agenda/:id/leaflet/',
      { schema: { tags, params: ById, produces: ['application/pdf'] }, config: fewPerMinute },
      async ({ params, language }, reply) => {
        const pdf = await activityLeaflet(db, params.id, { storefront, language, senders, now: clock() })
        return reply
          .headers({ 'content-type': 'application/pdf', 'content-disposition': `inline; filename="agenda-${params.id}.pdf"` })
          .send(pdf)
      },
    )
  }
