import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { startEmbedded } from '#database/embedded/start.ts'
import { faultSentence } from '#database/fault-sentence.ts'
import { migrate } from '#database/migrate.ts'
import { requireDatabase } from '#database/reach.ts'
import { holdSecret, otherSecret } from '#database/same-secret.ts'
import { readConfig } from './config.ts'
import { sessionsOf } from './database-settings.ts'
import type { Fill, Opening } from './open-whole.ts'
import { requireFreePort } from './port.ts'
import { requireEarnest } from './try-out.ts'

const closeWithin = 10_000
const say = (line: string) => console.log(`  ${line}`)

/** What was opened so far, closed in the opposite order. */
const opened: (() => Promise<unknown>)[] = []
let closing = false
async function close(status: number) {
  if (closing) return
  closing = true
  setTimeout(() => process.exit(1), closeWithin).unref()
  for (const one of opened.toReversed()) await one().catch((error) => console.error(error))
  process.exit(status)
}

/** The settings, the folder, the port and the database are looked at before the shop is loaded: whoever set one wrongly is told at once. */
async function open(fill: Fill) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => close(0))
  const config = readConfig(process.env)
  requireEarnest(config)
  await requireWritable(config.DATA_DIR)
  await requireFreePort(config.PORT, config.HOST)
  const embedded = config.DATABASE_URL
    ? null
    : await startEmbedded({ dataDir: path.join(config.DATA_DIR, 'postgres'), logArchive: config.LOG_ARCHIVE_DIR })
  if (embedded) {
    opened.push(embedded.stop)
    say(`Database started: 127.0.0.1:${embedded.port}`)
  }
  const url = config.DATABASE_URL ?? embedded?.url ?? ''
  const direct = sessionsOf(config, url)
  await requireDatabase(direct, { connect: config.DATABASE_CONNECT_TIMEOUT })
  const opening: Opening = { config, url, direct, opened, say }
  if (config.DATABASE_URL) {
    const onOther = () => opening.app?.log.error(otherSecret)
    opened.push((await holdSecret(direct, config.SECRET, { onOther })).end)
  }
  await migrate(direct)
  const { openWhole } = await import('./open-whole.ts')
  await openWhole(opening, fill)
}

/** @throws the disk's own error where the shop could keep nothing */
async function requireWritable(folder: string) {
  await mkdir(folder, { recursive: true })
  await access(folder, constants.W_OK)
}

/** Opens the shop and everything it stands on; what fails on the way is told, and what was opened is closed. */
export const openShop = (fill: Fill): Promise<void> =>
  open(fill).catch((error: unknown) => {
    if (closing) return
    const sentence = faultSentence(error)
    console.error(sentence === null ? error : `\n  ${sentence}\n`)
    return close(1)
  })
