/** Run as a process of its own by the shop: looks at files that staff sent, and makes their runs. */
import { setTimeout as pause } from 'node:timers/promises'
import { coversWait } from '#modules/goods/imports/covers.sql.ts'
import { importFilesOf } from '#modules/goods/imports/file-store.ts'
import { openCover } from '#modules/goods/imports/open-cover.ts'
import { hasWork } from '#modules/goods/imports/work.sql.ts'
import type { WorkOrder } from '#modules/goods/imports/work-apart.ts'
import { pictureDoor } from '#modules/goods/pictures/take-picture.ts'
import { filesOf } from '#modules/platform/files/open.ts'
import { connectForLoad } from './database.ts'
import { workUntilDone } from './work.ts'

/** Whoever looked at a file soon brings it in, and corrects it after that: starting anew each time would keep them waiting. */
const staysMs = 30_000
const looksEveryMs = 500

// Who asked is gone: the next one goes on where this one was.
process.once('disconnect', () => process.exit(1))
process.once('message', async ({ url, dataDir, bucket }: WorkOrder) => {
  const files = filesOf(bucket, dataDir)
  const db = connectForLoad(url)
  const work = () => workUntilDone(db, importFilesOf(files, dataDir), { door: pictureDoor(files), open: openCover })
  await work()
  for (let until = Date.now() + staysMs; Date.now() < until; await pause(looksEveryMs))
    if ((await hasWork(db)) || (await coversWait(db))) {
      await work()
      until = Date.now() + staysMs
    }
  await db.end({ timeout: 5 })
  process.exit(0)
})
