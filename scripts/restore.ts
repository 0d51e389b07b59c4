/** `npm run restore`: a backup into an empty place, as it was made or as it was at a moment since. */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { faultSentence } from '#database/fault-sentence.ts'
import { givenAddress } from '#database/given-address.ts'
import { booksOf, differencesOf } from './backup/check.ts'
import { restoreBackup } from './backup/restore-into.ts'

const usage = `npm run restore -- BACKUP [--latest | --until TIME] [--log FOLDER]
  Puts the backup in the folder BACKUP into DATA_DIR (and DATABASE_URL, where it is a dump), which have to be empty, and compares its books.
  --latest     follows the archived log as far as it reaches
  --until TIME follows it up to a moment, 2027-04-23T11:30:00Z for example
  --log FOLDER where the log is, when LOG_ARCHIVE_DIR does not say it`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const { values, positionals } = parseArgs({
  options: { latest: flag, until: text, log: text, help: flag },
  allowPositionals: true,
})

/** The log there is, and how far it is to be followed. @throws Error where it is not said */
function followed(): { log: string | undefined; upTo: 'backup' | 'latest' | Date } {
  const folder = values.log ?? (process.env['LOG_ARCHIVE_DIR'] || undefined)
  const log = folder && path.resolve(folder)
  if (!values.latest && values.until === undefined) return { log, upTo: 'backup' }
  if (!log) throw new Error('Where was the log archived? Say it with --log, or set LOG_ARCHIVE_DIR.')
  if (values.until === undefined) return { log, upTo: 'latest' }
  const upTo = new Date(values.until)
  if (Number.isNaN(upTo.getTime())) throw new Error('--until takes a moment such as 2027-04-23T11:30:00Z.')
  return { log, upTo }
}

async function restore(folder: string) {
  try {
    process.loadEnvFile('.env')
  } catch {
    // Without a file the defaults hold.
  }
  const dataDir = path.resolve(process.env['DATA_DIR'] || 'data')
  const url = givenAddress(process.env)
  const { made_at: madeAt } = await restoreBackup(path.resolve(folder), { dataDir, url, ...followed() })
  const findings = await booksOf(process.env)
  const differences = differencesOf(findings)
  console.log(`  The backup of ${madeAt} lies in ${dataDir}: ${differences} differences in ${findings.length} checks.`)
  if (differences > 0) process.exitCode = 1
}

const [folder] = positionals
if (values.help || folder === undefined) {
  console.log(usage)
  if (!values.help) process.exitCode = 1
} else
  await restore(folder).catch((error: unknown) => {
    console.error(`\n  ${faultSentence(error) ?? String(error)}\n`)
    process.exitCode = 1
  })
