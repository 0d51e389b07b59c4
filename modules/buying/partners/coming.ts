import type { Coming } from '#modules/people/staff/coming-contract.ts'
import { offersComing } from './coming.sql.ts'

/** What goes live or ends here. */
export const coming: readonly Coming[] = [{ kind: 'offer', action: 'promotion.read', rows: offersComing }]
