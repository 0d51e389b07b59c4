import type { Pool } from '#kernel/db.ts'

/** Counts what is asked of the database while something is done: a step for each of many things would be as many statements. */
export async function statementsOf<T>(sql: Pool, act: () => Promise<T>): Promise<{ asked: number; done: T }> {
  const options = sql.options as { debug?: unknown }
  let asked = 0
  options.debug = () => {
    asked += 1
  }
  const done = await act()
  options.debug = false
  return { asked, done }
}
