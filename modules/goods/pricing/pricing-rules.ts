import type { Db } from '#kernel/db.ts'
import { recent } from '#kernel/recent.ts'
import { pricingRuleRows } from './rules.sql.ts'
import type { PricingRules } from './tax-rules.ts'

export { isSwitchedOn } from './rules.sql.ts'

/** The dated rules that every cart needs, as they were some seconds ago at most. Give it the pool. */
export const pricingRules = (db: Db, now?: number): Promise<PricingRules> =>
  recent(db, pricingRuleRows, () => pricingRuleRows(db), now)
