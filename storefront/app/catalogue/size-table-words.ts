import { sizeTable as ca } from '../messages/ca/size-table.ts'
import { sizeTable as en } from '../messages/en/size-table.ts'
import { sizeTable as es } from '../messages/es/size-table.ts'

/** Said in this room alone, and fetched with it. */
export const sizeWords = { es, ca, en }
