import type { Pool, Tx } from '#kernel/db.ts'
import type { Check } from './check.ts'

export interface Difference {
  subject: string
  problem: string
  /** Which sentence it is, and what stands in it; none of what was compared before they were kept. */
  code?: string
  facts?: (string | number | boolean | null)[]
}
export interface Finding {
  name: string
  says: string
  /** All differences of the kind; `first` are the first of them. */
  count: number
  first: Difference[]
}

const shownAtMost = 50

/** Asks every check about one and the same moment, while the shop goes on. */
export const ask = (db: Pool, checks: readonly Check[]): Promise<Finding[]> =>
  db.begin('isolation level repeatable read read only', (tx) => askIn(tx, checks))

/** Asks every check about what an open transaction sees. */
export async function askIn(tx: Tx, checks: readonly Check[]): Promise<Finding[]> {
  await tx`select set_config('work_mem', '128MB', true), set_config('enable_nestloop', 'on', true)`
  const findings: Finding[] = []
  for (const { name, says, query } of checks) {
    const rows = await tx<(Difference & { total: number })[]>`
        select subject, problem, code, facts, count(*) over ()::int as total from (${query(tx)}) differing order by subject, problem limit ${shownAtMost}`
    const first = rows.map(({ total: _, ...difference }) => difference)
    findings.push({ name, says, count: rows[0]?.total ?? 0, first })
  }
  return findings
}
