import type { Db } from '#kernel/db.ts'
import type { Machine } from './staff-contract.ts'
import { type Overdue, overdue } from './systems.sql.ts'

const minute = 60_000
const hour = 60 * minute

/** What an operator has to look after; none of it keeps the shop from selling at this moment. */
export type Concern = 'disk' | 'backup' | 'letters' | 'payments' | 'duties'

interface Facts extends Pick<Machine, 'disk' | 'backup_at'>, Overdue {
  /** Whether letters leave the house at all. */
  sendsMail: boolean
}

/** Room on the disk below which it is told of: a twentieth of it, and a gigabyte at least. */
const leastRoom = (of: number) => Math.max(of / 20, 1024 ** 3)
/** A backup a day, and two hours for making it. */
const oldestBackup = 26 * hour
/** What leaves within seconds otherwise. */
const longestWait = 15 * minute
const longestFailing = 5 * minute

const isOlder = (at: Date | null, than: number, now: Date) => at !== null && now.getTime() - at.getTime() > than

/** What needs somebody, and why, in a sentence each. */
export function concernsOf(facts: Facts, now: Date): { concern: Concern; says: string }[] {
  const { disk, backup_at: backupAt, letter_since: letterSince, money_since: moneySince, failing, sendsMail } = facts
  const found: { concern: Concern; says: string; is: boolean }[] = [
    {
      concern: 'disk',
      is: disk !== null && disk.free < leastRoom(disk.of),
      says: `${((disk?.free ?? 0) / 1024 ** 3).toFixed(1)} GB are free on the disk of the data. Make room, or move DATA_DIR.`,
    },
    {
      concern: 'backup',
      is: backupAt === null || isOlder(new Date(backupAt), oldestBackup, now),
      says: `${backupAt === null ? 'There is no backup.' : `The last backup is of ${backupAt}.`} Run npm run backup each day.`,
    },
    {
      concern: 'letters',
      is: sendsMail && isOlder(letterSince, longestWait, now),
      says: `Letters wait since ${letterSince?.toISOString()}. Does the mail server answer at SMTP_URL?`,
    },
    {
      concern: 'payments',
      is: isOlder(moneySince, longestWait, now),
      says: `Money was to be moved at ${moneySince?.toISOString()} and has not been. See what the gateway says under Payments.`,
    },
    {
      concern: 'duties',
      is: failing.length > 0,
      says: `What fails again and again: ${failing.join(', ')}. The fault stands under Systems.`,
    },
  ]
  return found.filter(({ is }) => is).map(({ concern, says }) => ({ concern, says }))
}

/** What of this shop needs somebody at this moment. */
export async function concernsNow(
  db: Db,
  { machine, sendsMail }: { machine: Pick<Machine, 'disk' | 'backup_at'>; sendsMail: boolean },
  now: Date,
): Promise<{ concern: Concern; says: string }[]> {
  const late = await overdue(db, now, new Date(now.getTime() - longestFailing))
  return concernsOf({ ...machine, ...late, sendsMail }, now)
}
