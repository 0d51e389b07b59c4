/** Run as a process of its own by the shop: looks at files that staff sent, and makes their runs. */
import { ImportFiles } from '#modules/goods/imports/file-store.ts'
import { openCover } from '#modules/goods/imports/open-cover.ts'
import type { WorkOrder } from '#modules/goods/imports/work-apart.ts'
import { pictureDoor } from '#modules/goods/pictures/take-picture.ts'
import { connectForLoad } from './database.ts'
import { workUntilDone } from './work.ts'

// Who asked is gone: the next one goes on where this one was.
process.once('disconnect', () => process.exit(1))
process.once('message', async ({ url, dataDir }: WorkOrder) => {
  const db = connectForLoad(url)
  await workUntilDone(db, new ImportFiles(dataDir), { door: pictureDoor(dataDir), open: openCover })
  await db.end({ timeout: 5 })
  process.exit(0)
})
