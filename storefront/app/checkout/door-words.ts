import { door as ca } from '../messages/ca/door.ts'
import { door as en } from '../messages/en/door.ts'
import { door as es } from '../messages/es/door.ts'

/** The words of one page: they come with it, so that no other page carries them. */
export const doorWords = { es, ca, en }
