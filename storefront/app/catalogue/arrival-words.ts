import { arrival as ca } from '../messages/ca/arrival.ts'
import { arrival as en } from '../messages/en/arrival.ts'
import { arrival as es } from '../messages/es/arrival.ts'

/** Said in this room alone, and fetched with it. */
export const arrivalWords = { es, ca, en }
