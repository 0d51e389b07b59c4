import type { Coming } from '#modules/people/staff/coming-contract.ts'
import { rulesComing } from './coming.sql.ts'

/** What goes live or ends here. */
export const coming: readonly Coming[] = [{ kind: 'rule', action: 'rate.read', rows: rulesComing }]
