/** `npm run backup`: database and files into a folder of their own, restored once to see that they can be. */
import { statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { faultSentence } from '#database/fault-sentence.ts'
import { givenAddress } from '#database/given-address.ts'
import { givenBucket } from '#modules/platform/files/bucket-settings.ts'
import { checkBackup, differencesOf } from './backup/check.ts'
import { keepNewest } from './backup/folder.ts'
import { makeBackup, markBackup } from './backup/make.ts'

const usage = `npm run backup [-- FOLDER] [--keep N] [--unchecked]
  Copies the shop's database and files into FOLDER/(time), the shop open or closed, then restores the copy into an empty place and
  compares its books. FOLDER is BACKUP_DIR where it is not said, else DATA_DIR/backups. Ends with 1 where anything went wrong or differs.
  --keep N     removes all but the newest N backups of the folder, once the new one was restored
  --unchecked  restores nothing; the age of the last backup stays what it was`

const say = (line: string) => console.log(`  ${line}`)
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

const { values, positionals } = parseArgs({
  options: { keep: { type: 'string' }, unchecked: { type: 'boolean' }, help: { type: 'boolean' } },
  allowPositionals: true,
})

async function backUp() {
  try {
    process.loadEnvFile('.env')
  } catch {
    // Without a file the defaults hold.
  }
  const keep = values.keep === undefined ? null : Number(values.keep)
  if (keep !== null && !(Number.isInteger(keep) && keep > 0)) throw new Error('--keep takes a number of backups, 7 for example.')
  const dataDir = path.resolve(process.env['DATA_DIR'] || 'data')
  const into = path.resolve(positionals[0] ?? (process.env['BACKUP_DIR'] || path.join(dataDir, 'backups')))
  const made = await makeBackup({ dataDir, into, url: givenAddress(process.env) })
  say(made.folder)
  const bucket = givenBucket(process.env)
  if (bucket)
    say(`ATTENTION: photographs and ebooks lie in the bucket ${bucket.name}, and are not in this backup: docs/operation.md`)
  for (const { name, bytes } of made.account.files) say(`  ${name.padEnd(24)} ${megabytes(bytes)}`)
  if (statSync(into).dev === statSync(dataDir).dev)
    say('ATTENTION: it lies on the disk of the data. Copy it to another machine, or name a folder of another disk.')
  if (values.unchecked) return say('Not restored: nobody knows whether it can be.')
  const findings = await checkBackup(made.folder)
  const differences = differencesOf(findings)
  await markBackup(made, dataDir, differences)
  say(
    `Restored into an empty place: ${differences} ${differences === 1 ? 'difference' : 'differences'} in ${findings.length} checks`,
  )
  if (keep !== null) {
    const gone = await keepNewest(into, keep)
    if (gone > 0) say(`${gone} older ${gone === 1 ? 'backup' : 'backups'} removed`)
  }
  if (differences > 0) {
    say('The backup is good; the books in it differ, and so do those of the shop: npm run reconcile')
    process.exitCode = 1
  }
}

if (values.help) console.log(usage)
else
  await backUp().catch((error: unknown) => {
    console.error(`\n  ${faultSentence(error) ?? String(error)}\n`)
    process.exitCode = 1
  })
