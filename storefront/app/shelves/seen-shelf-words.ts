import { seen as ca } from '../messages/ca/seen.ts'
import { seen as en } from '../messages/en/seen.ts'
import { seen as es } from '../messages/es/seen.ts'

/** Said in this room alone, and fetched with it. */
export const seenWords = { es, ca, en }
