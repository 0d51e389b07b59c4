import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { eurosOf } from '#kernel/money.ts'
import { AskGiftCard, GiftCardBalance, GiftCardOffer } from './contract.ts'
import { entriesOf } from './gift-cards.sql.ts'
import { cardByCode } from './look-up.ts'
import { giftCardMessages } from './messages.ts'
import { cardRefusal } from './rules.ts'
import { sellingOf } from './selling.sql.ts'

const fewPerMinute = { rateLimit: { max: 60, timeWindow: 60_000 } }
/** What is sold, and what is left on a card for whoever has its code. */
export const giftCardRoutes =
  ({ db }: { db: Pool }): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['gift cards']
    app.get('/gift-cards/offer/', { schema: { tags, response: { 200: GiftCardOffer } } }, async (request) => {
      const { amounts, years } = await sellingOf(db, request.storefront)
      return { amounts: amounts.map(eurosOf), years }
    })
    // The code stands in the body: an address is written into logs.
    app.post(
      '/gift-cards/balance/',
      { schema: { tags, body: AskGiftCard, response: { 200: GiftCardBalance } }, config: fewPerMinute },
      async (request) => {
        const now = new Date()
        const card = await cardByCode(db, request.body.gift_card, { address: request.ip, now })
        const refusal = cardRefusal(card, { today: dayOf(now) })
        return {
          last4: card.last4 ?? '',
          balance: eurosOf(card.balance_cents),
          initial: eurosOf(card.initial_cents),
          expires_on: card.expires_on,
          usable: refusal === null,
          reason: refusal && giftCardMessages[request.language][refusal],
          movements: (await entriesOf(db, card.id)).map(({ at, kind, amount_cents }) => ({
            at: at.toISOString(),
            kind,
            amount: eurosOf(amount_cents),
          })),
        }
      },
    )
  }
