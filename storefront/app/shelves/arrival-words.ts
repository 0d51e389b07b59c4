import { arrives as ca } from '../messages/ca/arrives.ts'
import { arrives as en } from '../messages/en/arrives.ts'
import { arrives as es } from '../messages/es/arrives.ts'

export const wordsIn = { es, ca, en }
