import { myStore as ca } from '../messages/ca/my-store.ts'
import { myStore as en } from '../messages/en/my-store.ts'
import { myStore as es } from '../messages/es/my-store.ts'

/** Said in this room alone, and fetched with it. */
export const myStoreWords = { es, ca, en }

/** How the page of a reservation is told the store. */
export const keptAt = 'at'
