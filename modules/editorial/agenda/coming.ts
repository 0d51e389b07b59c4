import type { Coming } from '#modules/people/staff/coming-contract.ts'
import { activitiesComing } from './coming.sql.ts'

/** What goes live or ends here. */
export const coming: readonly Coming[] = [{ kind: 'activity', action: 'agenda.read', rows: activitiesComing }]
