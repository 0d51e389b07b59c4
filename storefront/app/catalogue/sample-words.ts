import { sample as ca } from '../messages/ca/sample.ts'
import { sample as en } from '../messages/en/sample.ts'
import { sample as es } from '../messages/es/sample.ts'

export const words = { es, ca, en }
