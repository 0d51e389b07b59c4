import type { Pool } from '#kernel/db.ts'
import type { PendingRecord } from './records.sql.ts'
import { insertSending, unsentRecords } from './records.sql.ts'

/** The tax agency's door for billing records (VERI*FACTU). */
export interface TaxAgency {
  /** Hands over one record. @throws when the agency cannot be reached; it is tried again. */
  send: (record: PendingRecord) => Promise<{ accepted: boolean; answer: string }>
}

/**
 * Hands over what was never accepted, in the order of the chain, and stops at the first record that does not arrive: the agency
 * wants them in order. Without an agency (the default) records are kept, chained and verifiable, and nothing is sent.
 * @returns how many were answered.
 */
export async function sendRecords(db: Pool, agency: TaxAgency | null, now: Date, limit = 100): Promise<number> {
  if (!agency) return 0
  let answered = 0
  for (const record of await unsentRecords(db, limit)) {
    try {
      const { accepted, answer } = await agency.send(record)
      await insertSending(db, record.id, accepted ? 'accepted' : 'rejected', answer, now)
      answered += 1
    } catch (error) {
      await insertSending(db, record.id, 'failed', String(error), now)
      break
    }
  }
  return answered
}
