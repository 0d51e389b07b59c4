import type { Coming } from '#modules/people/staff/coming-contract.ts'
import { postsComing } from './coming.sql.ts'

/** What goes live or ends here. */
export const coming: readonly Coming[] = [{ kind: 'post', action: 'magazine.read', rows: postsComing }]
