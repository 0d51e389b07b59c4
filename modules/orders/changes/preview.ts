import type { Tx } from '#kernel/db.ts'

/** Takes everything back that was done to find out. */
class Seen<Found> extends Error {
  readonly found: Found
  constructor(found: Found) {
    super('only looked at')
    this.found = found
  }
}

/** What something would come to: it is done, and taken back. @throws as it */
export async function lookAt<Found>(tx: Tx, work: (part: Tx) => Promise<Found>): Promise<Found> {
  try {
    await tx.begin(async (part) => {
      throw new Seen(await work(part))
    })
  } catch (error) {
    if (error instanceof Seen) return error.found as Found
    throw error
  }
  throw new Error('what was only looked at was kept')
}
