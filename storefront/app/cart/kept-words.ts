import { kept as ca } from '../messages/ca/kept.ts'
import { kept as en } from '../messages/en/kept.ts'
import { kept as es } from '../messages/es/kept.ts'

/** The words of the page to which a reminder leads: they come with it, so that no other page carries them. */
export const keptWords = { es, ca, en }
