import { forLater as ca } from '../messages/ca/for-later.ts'
import { forLater as en } from '../messages/en/for-later.ts'
import { forLater as es } from '../messages/es/for-later.ts'

/** Said in the basket alone, and fetched with it. */
export const forLaterWords = { es, ca, en }
