import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import { cents, centsOf } from '#kernel/money.ts'
import { type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import { requireKnownCaller } from '#modules/people/access/caller.ts'
import { type CountedAddress, countedAddress } from '#modules/people/access/counted-address.ts'
import { requireMember, requireWithinLimit } from '#modules/people/access/member-grants.ts'
import {
  AcceptedQuote,
  AcceptQuote,
  AtQuote,
  DeclineQuote,
  OfQuote,
  OwnQuotes,
  PaperKey,
  ShownQuote,
  ShowQuotes,
} from './contract.ts'
import { acceptByCustomer, declineQuote } from './decide-quote.ts'
import type { QuoteDeps } from './deps.ts'
import { paperOf } from './paper.ts'
import { opensPaper, paperAddress } from './paper-link.ts'
import { markSeen, quoteRow } from './quotes.sql.ts'
import { openQuote, ownQuotes, shownQuote } from './shown-quote.ts'
import { noteQuote } from './write-quote.ts'

const fewPerMinute = { rateLimit: { max: 30, timeWindow: 60_000 } }
/** A key has 256 bits; this is for whoever tries them all the same. */
const perAddress: Limit = { name: 'quote-address', most: 240, minutes: 60 }

/** Quotes as their customers have them: by the key of an e-mail, or in their account. */
export const quoteRoutes =
  (deps: { db: Pool } & QuoteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, secret } = deps
    const tags = ['quotes']
    const settings = { splitFeeCents: deps.splitFeeCents }

    const opened = async (body: AtQuote, address: CountedAddress, now: Date) => {
      await takeAttempt(db, perAddress, address, now)
      return openQuote(db, body, now)
    }
    const asked = async (body: AtQuote, address: CountedAddress, now: Date) => {
      const quote = await opened(body, address, now)
      if (quote.caller) requireMember(quote.caller, 'order.place')
      return quote
    }

    app.post('/quote/', { schema: { tags, body: AtQuote, response: { 200: ShownQuote } } }, async ({ body, ip, language }) => {
      const now = new Date()
      const quote = await opened(body, countedAddress(ip), now)
      if (quote.row.state === 'sent')
        await db.begin(async (tx) => {
          const doing = { actor: 'customer' as const, staffId: null, now }
          if (await markSeen(tx, quote.row.id, now)) await noteQuote(tx, quote.row.id, 'seen', doing)
        })
      const paper = paperAddress(secret, quote.row.id, now)
      return shownQuote(db, deps, quote, { now, language, paper })
    })
    app.post(
      '/quote/accept/',
      { schema: { tags, body: AcceptQuote, response: { 200: AcceptedQuote } } },
      async ({ body, ip }) => {
        const now = new Date()
        const { row, caller } = await asked(body, countedAddress(ip), now)
        if (centsOf(body.expected_total) !== row.total_cents) throw new Refused('order.total_moved')
        if (caller) requireWithinLimit(caller, cents(row.total_cents))
        return { pay: await acceptByCustomer(db, deps, row.id, { storefront: row.storefront_code, settings, now }) }
      },
    )
    app.post(
      '/quote/decline/',
      { schema: { tags, body: DeclineQuote, response: { 200: ShownQuote } } },
      async ({ body, ip, language }) => {
        const now = new Date()
        const quote = await asked(body, countedAddress(ip), now)
        const doing = { actor: 'customer' as const, staffId: null, now }
        await db.begin((tx) => declineQuote(tx, deps, quote.row.id, body.reason, doing))
        const row = (await quoteRow(db, quote.row.id)) ?? quote.row
        return shownQuote(db, deps, { ...quote, row }, { now, language, paper: paperAddress(secret, row.id, now) })
      },
    )
    app.post('/quotes/', { schema: { tags, body: ShowQuotes, response: { 200: OwnQuotes } } }, async ({ body }) => {
      const now = new Date()
      const caller = await requireKnownCaller(db, body, now)
      requireMember(caller, 'order.read')
      return caller.kind === 'customer' ? ownQuotes(db, caller.id, now) : { items: [] }
    })
  }

/** The paper of a quote, for whoever was shown it: the link lets in, and nothing else does. */
export const quotePaperRoutes =
  (deps: { db: Pool } & Pick<QuoteDeps, 'secret' | 'letterhead'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/quote/paper/:quote/',
      {
        schema: {
          tags: ['quotes'],
          params: OfQuote,
          querystring: PaperKey,
          produces: ['application/pdf'],
        },
        config: fewPerMinute,
      },
      async ({ params, query }, reply) => {
        const now = new Date()
        if (!opensPaper(deps.secret, params.quote, query.key, now)) throw new NotFound('quote.unknown')
        const { name, bytes } = await paperOf(deps.db, deps, params.quote)
        return reply
          .headers({
            'content-type': 'application/pdf',
            'content-disposition': `attachment; filename="${name}"`,
            'cache-control': 'private, no-store',
          })
          .send(bytes)
      },
    )
  }
