import type { Coming } from '#modules/people/staff/coming-contract.ts'
import { blocksComing } from './coming.sql.ts'

/** What goes live or ends here. */
export const coming: readonly Coming[] = [{ kind: 'home_block', action: 'content.read', rows: blocksComing }]
