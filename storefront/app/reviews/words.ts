import { ownReviews as ownCa } from '../messages/ca/own-reviews.ts'
import { ownReviews as ownEn } from '../messages/en/own-reviews.ts'
import { ownReviews as ownEs } from '../messages/es/own-reviews.ts'

/** Of the author's own pages, and fetched with them. */
export const ownReviewWords = { es: ownEs, ca: ownCa, en: ownEn }
