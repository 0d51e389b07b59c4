import { gifts as ca } from '../messages/ca/gifts.ts'
import { gifts as en } from '../messages/en/gifts.ts'
import { gifts as es } from '../messages/es/gifts.ts'

/** Said in this room alone, and fetched with it. */
export const giftWords = { es, ca, en }
