import { connectForLongWork } from './connect.ts'

/** Any number, the same in every process. */
const fillingLock = 20_261_123

/** Does something to the database at `url` while no other process does the same: who comes later waits, and finds it done. */
export async function oneAtATime<T>(url: string, work: () => Promise<T>): Promise<T> {
  const turn = connectForLongWork(url, { max: 1 })
  try {
    await turn`select pg_advisory_lock(${fillingLock})`
    return await work()
  } finally {
    await turn.end({ timeout: 5 })
  }
}
