/** `npm run doctor`: looks at what a shop stands on and says what to do. Changes nothing. Ends with 1 when anything is wrong. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '#api/config.ts'
import { requireEarnest } from '#api/try-out.ts'
import { lookAtFiles } from './doctor/files.ts'
import type { Finding } from './doctor/finding.ts'
import { well, wrong } from './doctor/finding.ts'
import { lookAtData, lookAtDatabase, lookAtSecret } from './doctor/inside.ts'
import { lookAtNames } from './doctor/names.ts'
import { lookAtGateways, lookAtLicenses, lookAtMail, lookAtProxies } from './doctor/outside.ts'
import { lookAtReplicas } from './doctor/replicas.ts'

const marks: Record<Finding['state'], string> = { well: '✓', note: '·', wrong: '✗' }

/** Reading the settings makes a secret where there is none: a look leaves that to the first start. */
function ownSecret(): { SECRET?: string } {
  const given = process.env['SECRET'] || process.env['SECRET_FILE']
  const kept = path.join(process.env['DATA_DIR'] || 'data', 'secret')
  return given || existsSync(kept) ? {} : { SECRET: randomBytes(32).toString('hex') }
}

async function examine(): Promise<Finding[]> {
  const names = lookAtNames(process.env, existsSync('.env') ? readFileSync('.env', 'utf8') : '')
  try {
    const config = readConfig({ ...process.env, ...ownSecret() })
    requireEarnest(config)
    return [
      well('settings', 'usable'),
      ...names,
      lookAtData(config),
      ...lookAtSecret(config),
      ...(await lookAtFiles(config)),
      ...(await lookAtDatabase(config)),
      ...(await lookAtReplicas(config)),
      await lookAtProxies(config),
      await lookAtMail(config),
      ...(await lookAtGateways(config)),
      ...(await lookAtLicenses(config)),
    ]
  } catch (error) {
    return [wrong('settings', error instanceof Error ? error.message : String(error)), ...names]
  }
}

if (process.argv.includes('--help'))
  console.log('npm run doctor\n  Looks at settings, data, database, clocks, proxies, mail, gateways and licence servers.')
else {
  try {
    process.loadEnvFile('.env')
  } catch {
    // Without a file the defaults hold.
  }
  const findings = await examine()
  for (const { about, state, says } of findings) console.log(`  ${marks[state]} ${about.padEnd(9)} ${says}`)
  const faults = findings.filter(({ state }) => state === 'wrong').length
  console.log(`\n  ${faults === 0 ? 'Nothing is wrong.' : `${faults} to mend.`}`)
  process.exitCode = faults === 0 ? 0 : 1
}
