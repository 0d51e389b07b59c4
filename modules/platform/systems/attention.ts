import type { Db } from '#kernel/db.ts'
import type { Machine } from './staff-contract.ts'
import { type Overdue, overdue, type SilentGateway, silentGateways } from './systems.sql.ts'

const minute = 60_000
const hour = 60 * minute

/** What an operator has to look after; none of it keeps the shop from selling at this moment. */
export const concerns = ['disk', 'backup', 'letters', 'payments', 'flags', 'duties', 'gateway', 'certificates', 'files'] as const
export type Concern = (typeof concerns)[number]

/** A concern, and what its sentence is filled with: how full, how old, which. */
export interface Concerned {
  concern: Concern
  about: string
}

/** What a process knows without asking the database. */
export interface MachineFacts {
  machine: Pick<Machine, 'disk' | 'backup_at' | 'certificates'>
  /** Whether letters leave the house at all. */
  sendsMail: boolean
  /** What the place of the files said when it was last asked in vain; null while it answers. */
  filesFault: string | null
}

/** Room on the disk below which it is told of: a twentieth of it, and a gigabyte at least. */
const leastRoom = (of: number) => Math.max(of / 20, 1024 ** 3)
/** A backup a day, and two hours for making it. */
const oldestBackup = 26 * hour
/** What leaves within seconds otherwise. */
const longestWait = 15 * minute
const longestFailing = 5 * minute
/** Staff see a payment that waits for them at once; an hour later whoever looks after the shop is told. */
const longestUnsettled = hour

/** How long before its end a certificate is told of: the shop's own take weeks to have anew, those of servers are renewed by programs. */
const toldBefore = { file: 30 * 24 * hour, server: 14 * 24 * hour }
/** A bank answers within seconds; a reader who goes away at its page says nothing either, so one alone proves nothing. */
const longestSilence = 15 * minute
const fewestUnanswered = 3
/** Payments older than this are of another day. */
const silenceOf = 3 * hour

const isOlder = (at: Date | null, than: number, now: Date) => at !== null && now.getTime() - at.getTime() > than

/** Whether somebody has to see to a certificate by now. */
export const endsSoon = ({ kind, until }: Machine['certificates'][number], now: Date): boolean =>
  Date.parse(until) - now.getTime() < toldBefore[kind]

/** What needs somebody. */
export function concernsOf(
  { machine: { disk, backup_at: backupAt, certificates }, sendsMail, filesFault }: MachineFacts,
  late: Overdue & { silent: readonly SilentGateway[] },
  now: Date,
): Concerned[] {
  const { letter_since: letterSince, money_since: moneySince, flag_since: flagSince, flags, failing, silent } = late
  const ending = certificates.filter((one) => endsSoon(one, now))
  const unanswered = silent.filter(({ count }) => count >= fewestUnanswered)
  const found: (Concerned & { is: boolean })[] = [
    {
      concern: 'disk',
      is: disk !== null && disk.free < leastRoom(disk.of),
      about: `${((disk?.free ?? 0) / 1024 ** 3).toFixed(1)} GB`,
    },
    { concern: 'backup', is: backupAt === null || isOlder(new Date(backupAt), oldestBackup, now), about: backupAt ?? '' },
    { concern: 'letters', is: sendsMail && isOlder(letterSince, longestWait, now), about: letterSince?.toISOString() ?? '' },
    { concern: 'payments', is: isOlder(moneySince, longestWait, now), about: moneySince?.toISOString() ?? '' },
    {
      concern: 'flags',
      is: isOlder(flagSince, longestUnsettled, now),
      about: `${flags} (${flagSince?.toISOString() ?? ''})`,
    },
    { concern: 'duties', is: failing.length > 0, about: failing.join(', ') },
    {
      concern: 'gateway',
      is: unanswered.length > 0,
      about: unanswered.map(({ gateway, since, count }) => `${gateway} (${since.toISOString()}, ${count})`).join(', '),
    },
    {
      concern: 'certificates',
      is: ending.length > 0,
      about: ending.map(({ name, until }) => `${name} (${until.slice(0, 10)})`).join(', '),
    },
    { concern: 'files', is: filesFault !== null, about: filesFault ?? '' },
  ]
  return found.filter(({ is }) => is).map(({ concern, about }) => ({ concern, about }))
}

/** What of this shop needs somebody at this moment. */
export async function concernsNow(db: Db, facts: MachineFacts, now: Date): Promise<Concerned[]> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const late = await overdue(db, now, before(longestFailing))
  const silent = await silentGateways(db, { from: before(silenceOf), until: before(longestSilence) })
  return concernsOf(facts, { ...late, silent }, now)
}
