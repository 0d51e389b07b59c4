import { matter as ca } from '../messages/ca/matter.ts'
import { matter as en } from '../messages/en/matter.ts'
import { matter as es } from '../messages/es/matter.ts'

/** Said beside the text of a product alone, and fetched with it. */
export const matterWords = { es, ca, en }
