/** `npm run reconcile`: compares the books of the whole database with each other. Ends with 1 when anything differs. */
import { parseArgs } from 'node:util'
import { openDatabase } from '#importers/database.ts'
import { differencesOf, type Finding, reconcile } from '#modules/reconcile/reconcile.ts'

const { values } = parseArgs({ options: { json: { type: 'boolean' }, help: { type: 'boolean' } } })

function print(findings: readonly Finding[], seconds: number) {
  const width = Math.max(...findings.map(({ name }) => name.length))
  for (const { name, says, count, first } of findings) {
    console.log(`${count === 0 ? '✓' : '✗'} ${name.padEnd(width)}  ${String(count).padStart(6)}  ${says}`)
    for (const { subject, problem } of first) console.log(`    ${subject}: ${problem}`)
    if (count > first.length) console.log(`    … and ${count - first.length} more`)
  }
  const differences = differencesOf(findings)
  console.log(
    `\n${differences} ${differences === 1 ? 'difference' : 'differences'} in ${findings.length} checks, ${seconds.toFixed(1)} s`,
  )
}

if (values.help)
  console.log('npm run reconcile [-- --json]\n  Reads the database of the shop, open or closed, and changes nothing.')
else {
  try {
    process.loadEnvFile('.env')
  } catch {
    // Without a file the defaults hold.
  }
  const database = await openDatabase(process.env)
  try {
    const started = performance.now()
    const findings = await reconcile(database.sql)
    if (values.json) console.log(JSON.stringify(findings, null, 2))
    else print(findings, (performance.now() - started) / 1000)
    process.exitCode = differencesOf(findings) === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}
