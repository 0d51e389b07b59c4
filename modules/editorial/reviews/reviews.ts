import type { z } from 'zod'
import { dayOf } from '#kernel/days.ts'
import type { Db, Pool } from '#kernel/db.ts'
import { Conflict, NotFound, Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import { type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import { addError, type FieldErrors, refuseFields } from '#modules/people/customers/field-errors.ts'
import { longestName, longestReview, type OwnReviews, type Reviews, shortestReview, type WriteReview } from './contract.ts'
import {
  boughtLine,
  deleteReview,
  insertReview,
  notReviewed,
  ownReviews,
  reviewOfWork,
  rewriteReview,
  shownReviews,
  signature,
  starCounts,
} from './reviews.sql.ts'

const perCustomer: Limit = { name: 'review', most: 20, minutes: 24 * 60 }
/** More than anybody goes through. */
const mostOpen = 50

/** What buyers say of a work, whichever edition they bought: the approved reviews alone. */
export async function reviewsOf(
  db: Db,
  product: number,
  { language, page, limit }: { language: Language; page: number; limit: number },
): Promise<Reviews> {
  const [counts, rows] = await Promise.all([
    starCounts(db, product),
    shownReviews(db, product, { language, limit, skip: (page - 1) * limit }),
  ])
  const stars = [1, 2, 3, 4, 5].map((given) => counts.find((row) => row.stars === given)?.times ?? 0)
  const count = stars.reduce((all, times) => all + times, 0)
  const sum = stars.reduce((all, times, index) => all + times * (index + 1), 0)
  return {
    count,
    average: count === 0 ? null : Math.round((10 * sum) / count) / 10,
    stars,
    items: rows.map(({ written_at, reply, ...row }) => ({ ...row, written_on: dayOf(written_at), reply: reply || null })),
  }
}

/** What somebody wrote, with where it stands, and what they have and wrote nothing of. */
export async function ownReviewsOf(
  db: Db,
  customer: string,
  language: Language,
  product: number | null = null,
): Promise<OwnReviews> {
  const [items, open, name, ofWork, line] = await Promise.all([
    ownReviews(db, customer, language),
    notReviewed(db, customer, mostOpen),
    signature(db, customer),
    product === null ? null : reviewOfWork(db, customer, product),
    product === null ? undefined : boughtLine(db, customer, product),
  ])
  const ids = open.map(({ product_id }) => product_id)
  const cards = await productCards(db, product === null ? ids : [...new Set([...ids, product])], language)
  const named = new Map(
    cards.map(({ pk, title, author, images }) => [pk, { product: pk, title, author: author?.name ?? null, image: images.cart }]),
  )
  const shown = items.map(({ product_id, written_at, reply, ...row }) => ({
    ...row,
    product: product_id,
    written_on: dayOf(written_at),
    reply: reply || null,
  }))
  const asked = product === null ? undefined : named.get(product)
  return {
    items: shown,
    open: ids.flatMap((id) => named.get(id) ?? []),
    name,
    about: asked ? { ...asked, own: shown.find(({ id }) => id === ofWork) ?? null, may: line !== undefined } : null,
  }
}

const hasLink = (text: string): boolean => /https?:\/\/|www\./i.test(text)

/**
 * Writes a review of what was bought, or says one's own anew; a colleague reads it before anybody else does.
 * @throws ShopError invalid naming the fields; Refused 'review.not_bought'; Conflict 'review.once'; too_many
 */
export async function writeReview(
  db: Pool,
  customer: string,
  body: z.output<typeof WriteReview>,
  { language, now }: { language: Language; now: Date },
): Promise<void> {
  const [words, name] = [body.words.trim(), body.name.trim()]
  const errors: FieldErrors = {}
  addError(errors, 'stars', [body.stars === 0, 'review.stars'])
  addError(
    errors,
    'words',
    [words.length < shortestReview, 'review.short'],
    [words.length > longestReview, 'review.long'],
    [hasLink(words), 'review.no_links'],
  )
  addError(errors, 'name', [name.length < 2 || name.length > longestName, 'review.name'], [hasLink(name), 'review.no_links'])
  refuseFields(errors)
  await takeAttempt(db, perCustomer, customer, now)
  await db.begin(async (tx) => {
    const line = await boughtLine(tx, customer, body.product)
    if (line === undefined) throw new Refused('review.not_bought')
    const written = {
      customer_id: customer,
      product_id: body.product,
      order_line_id: line,
      stars: body.stars,
      words,
      name,
      language,
      written_at: now,
    }
    if (await rewriteReview(tx, written)) return
    await insertReview(tx, written).catch((error: { constraint_name?: string }) => {
      throw error.constraint_name === 'reader_review_once' ? new Conflict('review.once') : error
    })
  })
}

/** Its author takes a review back: nothing of it stays. @throws NotFound 'review.unknown' */
export async function withdrawReview(db: Db, customer: string, review: number): Promise<void> {
  if (!(await deleteReview(db, customer, review))) throw new NotFound('review.unknown')
}
