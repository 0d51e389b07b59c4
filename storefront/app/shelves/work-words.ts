import { works as ca } from '../messages/ca/works.ts'
import { works as en } from '../messages/en/works.ts'
import { works as es } from '../messages/es/works.ts'

export const wordsIn = { es, ca, en }
