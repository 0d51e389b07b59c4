import type { Coming } from '#modules/people/staff/coming-contract.ts'
import { seasonsComing } from './coming.sql.ts'

/** What goes live or ends here. */
export const coming: readonly Coming[] = [{ kind: 'quiz', action: 'quiz.read', rows: seasonsComing }]
