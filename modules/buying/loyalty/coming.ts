import type { Coming } from '#modules/people/staff/coming-contract.ts'
import { promotionsComing } from './coming.sql.ts'

/** What goes live or ends here. */
export const coming: readonly Coming[] = [{ kind: 'promotion', action: 'promotion.read', rows: promotionsComing }]
