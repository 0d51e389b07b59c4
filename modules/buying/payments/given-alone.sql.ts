import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'

/** In cents; nothing before the first day that has one. */
export async function limitOn(db: Db, day: Day): Promise<number | undefined> {
  const [row] = await db<{ cents: Cents }[]>`
    select limit_cents as cents from alone_limit where valid_from <= ${day} order by valid_from desc limit 1`
  return row?.cents
}

/** The sums so far, held until the transaction ends, always in the same order. */
export async function holdSums(tx: Tx, what: readonly string[]): Promise<number[]> {
  await tx`insert into given_alone (what, cents) select unnest(${what as string[]}::text[]), 0 on conflict do nothing`
  const rows = await tx<{ cents: Cents }[]>`
    select cents from given_alone where what = any(${what as string[]}::text[]) order by what for update`
  return rows.map(({ cents }) => cents)
}

export async function sumOf(db: Db, what: string): Promise<number> {
  const [row] = await db<{ cents: Cents }[]>`select cents from given_alone where what = ${what}`
  return row?.cents ?? 0
}

export const addToSums = (db: Db, what: readonly string[], cents: number) => db`
  update given_alone set cents = cents + ${cents} where what = any(${what as string[]}::text[])`
