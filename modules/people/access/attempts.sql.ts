import type { Db } from '#kernel/db.ts'

/** Counts one attempt in a single statement, so that parallel ones cannot pass together. @returns how many there were. */
export async function countAttempt(db: Db, key: Buffer, now: Date, until: Date): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    insert into attempt (key, count, until) values (${key}, 1, ${until})
    on conflict (key) do update set
      count = case when attempt.until <= ${now} then 1 else attempt.count + 1 end,
      until = case when attempt.until <= ${now} then excluded.until else attempt.until end
    returning count
  `
  return row!.count
}

export async function countedAttempts(db: Db, key: Buffer, now: Date): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count from attempt where key = ${key} and until > ${now}`
  return row?.count ?? 0
}

/** Takes one attempt back, and no other with it. */
export const uncountAttempt = (db: Db, key: Buffer) => db`update attempt set count = count - 1 where key = ${key} and count > 0`

export const forgetAttempts = (db: Db, key: Buffer) => db`delete from attempt where key = ${key}`

export const deleteExpiredAttempts = (db: Db, now: Date) => db`delete from attempt where until <= ${now}`
