import { pins as ca } from '../messages/ca/pins.ts'
import { pins as en } from '../messages/en/pins.ts'
import { pins as es } from '../messages/es/pins.ts'

/** What is said of titles that the shop put first: it comes with the answers that have some, so that no other page carries it. */
export const pinWords = { es, ca, en }
