/** `npm run reconcile`: compares the books of the whole database with each other. Ends with 1 when anything differs. */
import { parseArgs } from 'node:util'
import { faultSentence } from '#database/fault-sentence.ts'
import { openDatabase } from '#importers/database.ts'
import type { Pool } from '#kernel/db.ts'
import { differencesOf, type Finding, reconcile } from '#modules/orders/reconcile/reconcile.ts'

const flag = { type: 'boolean' } as const
const { values } = parseArgs({ options: { json: flag, gateway: flag, help: flag } })

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

/** Payments of the last days as their gateways tell them. Money that came unheard is settled on the way, all else is flagged for staff. */
async function askGateways(db: Pool): Promise<Finding> {
  const { readConfig } = await import('#api/config.ts')
  const { servicesOf } = await import('#api/services.ts')
  const { compareWithGateways } = await import('#modules/orders/money/compare-gateways.ts')
  const differing = await compareWithGateways(servicesOf(readConfig(process.env), db), new Date(), 1_000)
  return {
    name: 'gateways',
    says: 'payments of the last days are what their gateways say, each asked once a day',
    count: differing.length,
    first: differing.slice(0, 50).map(({ attemptId, problem }) => ({ subject: `payment ${attemptId}`, problem })),
  }
}

const usage = `npm run reconcile [-- --json] [--gateway]
  Compares the books of the shop's database, open or closed, and changes nothing.
  --gateway  first asks the gateways about payments of the last days: settles money that came unheard, flags what differs`

if (values.help) console.log(usage)
else {
  try {
    process.loadEnvFile('.env')
  } catch {
    // Without a file the defaults hold.
  }
  const database = await openDatabase(process.env).catch((error: unknown) => {
    console.error(`\n  ${faultSentence(error) ?? String(error)}\n`)
    return process.exit(1)
  })
  try {
    const started = performance.now()
    const findings = [...(values.gateway ? [await askGateways(database.sql)] : []), ...(await reconcile(database.sql))]
    if (values.json) console.log(JSON.stringify(findings, null, 2))
    else print(findings, (performance.now() - started) / 1000)
    process.exitCode = differencesOf(findings) === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}
