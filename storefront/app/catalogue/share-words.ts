import { share as ca } from '../messages/ca/share.ts'
import { share as en } from '../messages/en/share.ts'
import { share as es } from '../messages/es/share.ts'

/** Said in this room alone, and fetched with it. */
export const shareWords = { es, ca, en }
