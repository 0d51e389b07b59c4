import type { Db } from '#kernel/db.ts'
import type { Machine } from './staff-contract.ts'
import { type Overdue, overdue } from './systems.sql.ts'

const minute = 60_000
const hour = 60 * minute

/** What an operator has to look after; none of it keeps the shop from selling at this moment. */
export const concerns = ['disk', 'backup', 'letters', 'payments', 'duties'] as const
export type Concern = (typeof concerns)[number]

/** A concern, and what its sentence is filled with: how full, how old, which. */
export interface Concerned {
  concern: Concern
  about: string
}

/** What a process knows without asking the database. */
export interface MachineFacts {
  machine: Pick<Machine, 'disk' | 'backup_at'>
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

/** What needs somebody. */
export function concernsOf(
  { machine: { disk, backup_at: backupAt }, sendsMail }: MachineFacts,
  late: Overdue,
  now: Date,
): Concerned[] {
  const { letter_since: letterSince, money_since: moneySince, failing } = late
  const found: (Concerned & { is: boolean })[] = [
    {
      concern: 'disk',
      is: disk !== null && disk.free < leastRoom(disk.of),
      about: `${((disk?.free ?? 0) / 1024 ** 3).toFixed(1)} GB`,
    },
    { concern: 'backup', is: backupAt === null || isOlder(new Date(backupAt), oldestBackup, now), about: backupAt ?? '' },
    { concern: 'letters', is: sendsMail && isOlder(letterSince, longestWait, now), about: letterSince?.toISOString() ?? '' },
    { concern: 'payments', is: isOlder(moneySince, longestWait, now), about: moneySince?.toISOString() ?? '' },
    { concern: 'duties', is: failing.length > 0, about: failing.join(', ') },
  ]
  return found.filter(({ is }) => is).map(({ concern, about }) => ({ concern, about }))
}

/** What of this shop needs somebody at this moment. */
export async function concernsNow(db: Db, facts: MachineFacts, now: Date): Promise<Concerned[]> {
  return concernsOf(facts, await overdue(db, now, new Date(now.getTime() - longestFailing)), now)
}
