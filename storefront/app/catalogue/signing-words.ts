import { signed as ca } from '#modules/editorial/signings/words/ca.ts'
import { signed as en } from '#modules/editorial/signings/words/en.ts'
import { signed as es } from '#modules/editorial/signings/words/es.ts'

/** What pages say of signed copies to order; the server writes it, so that no page brings it along. */
export const signedTexts = { es, ca, en }
