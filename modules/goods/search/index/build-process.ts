/** Run as a process of its own: builds the index from the database and leaves it in a file. */
import { connectForLongWork } from '#database/connect.ts'
import { buildIndex } from './build.ts'
import type { Order } from './build-apart.ts'
import { saveSnapshot } from './snapshot.ts'

// Who asked is gone: nobody waits for the file.
process.once('disconnect', () => process.exit(1))
process.once('message', async ({ url, storefront, file, from }: Order) => {
  const db = connectForLongWork(url, { max: 1 })
  await saveSnapshot(file, await buildIndex(db, storefront, from))
  await db.end({ timeout: 5 })
  process.exit(0)
})
