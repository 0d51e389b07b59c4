import type { Pool } from '#kernel/db.ts'

/** Counts what is asked of the database while something is done: a step for each of many things would be as many statements. */
export async function statementsOf<T>(sql: Pool, act: () => Promise<T>): Promise<{ asked: number; done: T }> {
  let asked = 0
  const stop = sql.watch(() => {
    asked += 1
  })
  const done = await act().finally(stop)
  return { asked, done }
}
