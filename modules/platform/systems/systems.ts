import type { Db } from '#kernel/db.ts'
import { endsSoon } from './attention.ts'
import type { Machine, Systems } from './staff-contract.ts'
import { type Counted, databaseVersion, emailCounts, gatewayRows, type JobRow, jobRows, webhookCounts } from './systems.sql.ts'

/** What runs every few seconds is written down once a minute, so nothing is late before three of them. */
const patience = 3
const writtenEvery = 60_000

const instant = (at: Date | null) => at?.toISOString() ?? null
const counted = <T extends Counted>({ since, ...counts }: T) => ({ ...counts, since: instant(since) })

/** Whether a duty should have run again by now. */
export const isLate = ({ last_at, every_ms }: Pick<JobRow, 'last_at' | 'every_ms'>, now: Date): boolean =>
  now.getTime() - last_at.getTime() > patience * Math.max(every_ms, writtenEvery)

/** What the shop stands on, and how each of it does. */
export async function systemsNow(db: Db, machine: () => Promise<Machine>, now: Date): Promise<Systems> {
  const { gateways, certificates, ...said } = await machine()
  const payments = await gatewayRows(db, gateways)
  return {
    ...said,
    certificates: certificates.map((one) => ({ ...one, soon: endsSoon(one, now) })),
    database: await databaseVersion(db),
    emails: counted(await emailCounts(db)),
    webhooks: counted(await webhookCounts(db)),
    jobs: (await jobRows(db)).map((row) => ({
      ...row,
      last_at: row.last_at.toISOString(),
      failing_since: instant(row.failing_since),
      late: isLate(row, now),
    })),
    payments: payments.map((row) => ({ ...row, last_at: instant(row.last_at) })),
  }
}
