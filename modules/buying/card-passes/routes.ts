import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Certificate } from '#kernel/certificate.ts'
import type { Pool } from '#kernel/db.ts'
import { Forbidden, NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { Holder } from '#modules/buying/loyalty/contract.ts'
import { requireKnownCaller } from '#modules/people/access/caller.ts'
import { requireMember } from '#modules/people/access/member-grants.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import { type AppleIssuer, applePass } from './apple-pass.ts'
import type { CardOnPass } from './card-on-pass.ts'
import { cardPaper } from './card-paper.ts'
import { namedCard } from './card-passes.sql.ts'
import { CardFileQuery, CardPasses } from './contract.ts'
import { type GoogleIssuer, googleSaveLink } from './google-pass.ts'
import { cardKey, openedCard } from './links.ts'

/** Who keeps passes of the shop's card on phones; null: nobody, or not yet. */
export interface PassIssuers {
  apple: (AppleIssuer & { certificate: Certificate }) | null
  google: Omit<GoogleIssuer, 'publicUrl'> | null
}

interface Deps {
  db: Pool
  senders: Senders
  publicUrl: string
  /** Signs the addresses of files. */
  secret: string
  passes: PassIssuers
}

/** The card as it is printed and kept. @throws NotFound */
async function cardOf({ db, senders, publicUrl }: Deps, customerId: string, language: Language): Promise<CardOnPass> {
  const card = await namedCard(db, customerId)
  if (!card) throw new NotFound('loyalty.no_card')
  return {
    number: card.number,
    holder: card.company || [card.name, card.surnames].filter(Boolean).join(' '),
    language,
    shop: senders(language).name,
    page: `${publicUrl}${pathTo('private-card', language)}`,
  }
}

/** Where a customer's card is fetched, on paper and for their phone. */
export const cardPassRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, secret, publicUrl, passes } = deps
    const schema = { tags: ['loyalty'], body: Holder, response: { 200: CardPasses } }
    app.post('/loyalty/card/passes/', { schema }, async ({ body, language }) => {
      const now = new Date()
      const caller = await requireKnownCaller(db, body, now)
      if (caller.kind !== 'customer') throw new Forbidden()
      requireMember(caller, 'order.read')
      const card = await cardOf(deps, caller.id, language)
      const address = (file: string) => `/api/loyalty/card/${file}/?lang=${language}&key=${cardKey(secret, caller.id, now)}`
      return {
        paper: address('paper'),
        apple: passes.apple && address('pass'),
        google: passes.google && (await googleSaveLink({ ...passes.google, publicUrl }, card, now)),
      }
    })
  }

const passType = 'application/vnd.apple.pkpass'

/** The files themselves: their addresses let in, without a token. */
export const cardFileRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { rateLimit: { max: 60, timeWindow: 60_000 } }
    const opened = ({ key }: { key: string }, now: Date): string => {
      const customerId = openedCard(deps.secret, key, now)
      if (customerId === null) throw new NotFound()
      return customerId
    }
    const named = (file: string, type: string) => ({
      'content-type': type,
      'content-disposition': `inline; filename="${file}"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    const filed = (produces: string) => ({ tags: ['loyalty'], querystring: CardFileQuery, produces: [produces] })
    app.get('/loyalty/card/paper/', { schema: filed('application/pdf'), config }, async ({ query, language }, reply) => {
      const card = await cardOf(deps, opened(query, new Date()), language)
      return reply.headers(named(`${card.number}.pdf`, 'application/pdf')).send(await cardPaper(card))
    })
    app.get('/loyalty/card/pass/', { schema: filed(passType), config }, async ({ query, language }, reply) => {
      const now = new Date()
      const customerId = opened(query, now)
      const { apple } = deps.passes
      if (!apple) throw new NotFound()
      const card = await cardOf(deps, customerId, language)
      const bytes = await applePass(apple, card, { certificate: apple.certificate, at: now })
      return reply.headers(named(`${card.number}.pkpass`, passType)).send(bytes)
    })
  }
