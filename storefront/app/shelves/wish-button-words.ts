import { wish as ca } from '../messages/ca/wish.ts'
import { wish as en } from '../messages/en/wish.ts'
import { wish as es } from '../messages/es/wish.ts'

/** Said in this room alone, and fetched with it. */
export const wishWords = { es, ca, en }
