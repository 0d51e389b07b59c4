import { reviews as ca } from '../messages/ca/reviews.ts'
import { reviews as en } from '../messages/en/reviews.ts'
import { reviews as es } from '../messages/es/reviews.ts'

/** Of the pages on which everybody reads reviews. */
export const reviewWords = { es, ca, en }
