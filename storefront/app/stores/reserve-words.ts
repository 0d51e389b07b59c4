import { reserve as ca } from '../messages/ca/reserve.ts'
import { reserve as en } from '../messages/en/reserve.ts'
import { reserve as es } from '../messages/es/reserve.ts'

/** Said in this room alone, and fetched with it. */
export const reserveWords = { es, ca, en }
