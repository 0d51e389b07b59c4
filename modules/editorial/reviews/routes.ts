import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { requireKnownCaller } from '#modules/people/access/caller.ts'
import {
  ListOwnReviews,
  OwnReviews,
  ReviewDone,
  Reviews,
  ReviewsOf,
  ReviewsPage,
  WithdrawReview,
  WriteReview,
} from './contract.ts'
import { reviewMessages } from './messages.ts'
import { ownReviewsOf, reviewsOf, withdrawReview, writeReview } from './reviews.ts'

const tags = ['reviews']
const config = { rateLimit: { max: 30, timeWindow: 60_000 } }

/** What readers say of what they bought here: read by everybody, written by who has it. */
export const reviewRoutes =
  ({ db }: { db: Pool }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/products/:id/reviews/',
      { schema: { tags, params: ReviewsOf, querystring: ReviewsPage, response: { 200: Reviews } } },
      ({ params, query, language }) => reviewsOf(db, params.id, { language, ...query }),
    )
    app.post('/reviews/own/', { schema: { tags, body: ListOwnReviews, response: { 200: OwnReviews } } }, async (request) => {
      const caller = await requireKnownCaller(db, request.body)
      return ownReviewsOf(db, caller.id, request.language, request.body.product)
    })
    app.post('/reviews/', { schema: { tags, body: WriteReview, response: { 200: ReviewDone } }, config }, async (request) => {
      const { body, language } = request
      const now = new Date()
      const caller = await requireKnownCaller(db, body, now)
      await writeReview(db, caller.id, body, { language, now })
      return { detail: reviewMessages[language]['review.written'] }
    })
    app.post(
      '/reviews/withdraw/',
      { schema: { tags, body: WithdrawReview, response: { 200: ReviewDone } }, config },
      async ({ body, language }) => {
        const caller = await requireKnownCaller(db, body)
        await withdrawReview(db, caller.id, body.review)
        return { detail: reviewMessages[language]['review.withdrawn'] }
      },
    )
  }
