import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { Cart } from '#modules/buying/cart/contract.ts'
import { requireCaller } from '#modules/people/access/caller.ts'
import { Signed } from '#modules/people/customers/contract.ts'
import type { Arrival } from '#modules/people/customers/session.ts'
import { OpenReminded, ReminderKey, ReminderOffer, ReminderSaid, ReminderWish, SetReminderWish } from './contract.ts'
import { cartReminderMessages } from './messages.ts'
import { openReminded } from './open.ts'
import { reminderOffer, reminderWish, setReminderWish, stopByLink } from './wishes.ts'

interface Deps {
  db: Pool
  secret: string
  splitFeeCents: number | null
  clock?: () => Date
}

const tags = ['cart']
const config = { rateLimit: { max: 60, timeWindow: 60_000 } }
const said = (language: Language, code: keyof (typeof cartReminderMessages)['en']) => ({
  detail: cartReminderMessages[language][code],
})
const arrivalOf = ({ language, ip }: FastifyRequest, now: Date): Arrival => ({
  now,
  language,
  address: ip || null,
  device: '',
})

/** The reminder of a cart that was left: asked for, opened from its letter, ended. */
export const cartReminderRoutes =
  ({ db, secret, splitFeeCents, clock = () => new Date() }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/cart-reminder/', { schema: { tags, response: { 200: ReminderOffer } } }, ({ storefront }) =>
      reminderOffer(db, storefront),
    )
    app.post('/cart-reminder/wish/', { schema: { tags, body: Signed, response: { 200: ReminderWish } } }, (request) =>
      reminderWish(db, request.body, request.storefront, clock()),
    )
    app.put(
      '/cart-reminder/wish/',
      { schema: { tags, body: SetReminderWish, response: { 200: ReminderSaid } }, config },
      async (request) => {
        const { body, language, storefront } = request
        await setReminderWish(db, body, { ...arrivalOf(request, clock()), storefront })
        return said(language, body.wanted ? 'cart_reminder.kept' : 'cart_reminder.ended')
      },
    )
    app.post(
      '/cart-reminder/open/',
      { schema: { tags, body: OpenReminded, response: { 200: Cart } }, config },
      async ({ body, language, storefront }) => {
        const now = clock()
        const caller = await requireCaller(db, body, now)
        const asking = { caller, language, storefront, settings: { splitFeeCents }, now }
        return openReminded(db, { key: body.key, cartId: body.cart_id, secret }, asking)
      },
    )
    app.post(
      '/cart-reminder/stop/',
      { schema: { tags, body: ReminderKey, response: { 200: ReminderSaid } }, config },
      async (request) => {
        if (!(await stopByLink(db, request.body.key, arrivalOf(request, clock()), secret)))
          throw new Refused('cart_reminder.link')
        return said(request.language, 'cart_reminder.ended')
      },
    )
  }

/** What a mail program's own button calls, which holds no access token (RFC 8058). */
export const cartReminderEndRoutes =
  ({ db, secret, clock = () => new Date() }: Pick<Deps, 'db' | 'secret' | 'clock'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/cart-reminder/end/',
      { schema: { tags, querystring: ReminderKey.loose(), response: { 200: ReminderSaid } }, config },
      async (request) => {
        await stopByLink(db, request.query.key, arrivalOf(request, clock()), secret)
        return said(request.language, 'cart_reminder.ended')
      },
    )
  }
