import type { Coming } from '#modules/people/staff/coming-contract.ts'
import { plansComing } from './coming.sql.ts'

/** What goes live or ends here. */
export const coming: readonly Coming[] = [{ kind: 'text', action: 'text.read', rows: plansComing }]
