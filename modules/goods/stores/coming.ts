import type { Coming } from '#modules/people/staff/coming-contract.ts'
import { storeDaysComing } from './coming.sql.ts'

/** What goes live or ends here. */
export const coming: readonly Coming[] = [{ kind: 'store_day', action: 'store.read', rows: storeDaysComing }]
