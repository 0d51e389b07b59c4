import type { Db } from '#kernel/db.ts'
import { pricingRuleRows } from './rules.sql.ts'

import type { PricingRules } from './tax-rules.ts'

export { isSwitchedOn } from './rules.sql.ts'

const ttlMs = 10_000
const kept = new WeakMap<object, { rules: Promise<PricingRules>; until: number }>()

/** The dated rules that every cart needs; a process keeps them for ten seconds. Give it the pool. */
export function pricingRules(db: Db, now = Date.now()): Promise<PricingRules> {
  const known = kept.get(db)
  if (known && known.until > now) return known.rules
  const rules = pricingRuleRows(db)
  kept.set(db, { rules, until: now + ttlMs })
  rules.catch(() => kept.delete(db))
  return rules
}
