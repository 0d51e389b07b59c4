import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { Caller } from '#modules/buying/cart/contract.ts'
import { Picture } from '#modules/goods/catalogue/contract.ts'
import { refusalReasons, reviewStates } from './states.ts'

/** Characters of a review; the database holds them too. */
export const shortestReview = 20
export const longestReview = 4_000
export const longestName = 60
/** Reviews on a product's page, and on each page of all of them. */
export const reviewsBeside = 3
export const reviewsOnPage = 20

const ProductId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const Stars = z.number().int().min(1).max(5)

export const ReviewsOf = z.object({ id: ProductId })
export const ReviewsPage = z.object({
  page: z.coerce.number().int().min(1).max(500).default(1),
  limit: z.coerce.number().int().min(1).max(reviewsOnPage).default(reviewsOnPage),
})

export const ShownReview = z.object({
  id: z.number().int(),
  stars: Stars,
  words: z.string().describe('Plain text, lines as they were written'),
  name: z.string().describe('As its author wants to be called'),
  language: z.enum(languages),
  written_on: z.iso.date(),
  edition: z.string().nullable().describe('The title that was bought, where it is another edition of the work'),
  reply: z.string().nullable().describe('What the shop answered'),
})
export type ShownReview = z.output<typeof ShownReview>

/** What buyers say of a work; an average is told of approved reviews alone, and none where there are none. */
export const Reviews = z.object({
  count: z.number().int(),
  average: z.number().nullable().describe('With one decimal'),
  stars: z.array(z.number().int()).length(5).describe('How many gave one, two, … five'),
  items: z.array(ShownReview).describe('The newest first'),
})
export type Reviews = z.output<typeof Reviews>

export const OwnReview = z.object({
  id: z.number().int(),
  product: z.number().int(),
  title: z.string(),
  stars: Stars,
  words: z.string(),
  name: z.string(),
  state: z.enum(reviewStates),
  written_on: z.iso.date(),
  refused_for: z.enum(refusalReasons).nullable(),
  note: z.string().describe('What the shop says to its author alone'),
  reply: z.string().nullable(),
})
export type OwnReview = z.output<typeof OwnReview>

const Reviewable = z.object({
  product: z.number().int(),
  title: z.string(),
  author: z.string().nullable(),
  image: Picture.nullable(),
})

export const ListOwnReviews = Caller.extend({ product: ProductId.nullable().default(null).describe('The one to write of') })
export const OwnReviews = z.object({
  items: z.array(OwnReview),
  open: z.array(Reviewable).describe('Bought and not yet reviewed, what came last first'),
  name: z.string().describe('How its author may want to be called'),
  about: Reviewable.extend({
    own: OwnReview.nullable().describe('What they wrote of the work, of whichever edition'),
    may: z.boolean().describe('Whether they bought an edition of it'),
  })
    .nullable()
    .describe('Of the product that was named'),
})
export type OwnReviews = z.output<typeof OwnReviews>

/** The rules answer with sentences of their own, so lengths are bounded loosely here. */
export const WriteReview = Caller.extend({
  product: ProductId,
  stars: z.coerce.number().int().min(0).max(5).default(0),
  words: z.string().max(20_000).default(''),
  name: z.string().max(300).default(''),
})
export const WithdrawReview = Caller.extend({ review: ProductId })
export const ReviewDone = z.object({ detail: z.string() })
