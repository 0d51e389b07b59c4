/**
 * `npm run test:cluster [name …]`: the shop as a part of what others run: poolers, balancers, several nodes. Each trial starts what it needs
 * on ports of this machine and ends it; one whose programs are not installed says so. Ends with 1 when anything was not as it should be.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Trial } from './trial.ts'

interface Tried {
  needs: readonly string[]
  run(): Promise<Trial[]>
}

/** What trials have in common. */
const shared = new Set([
  ...['run.ts', 'trial.ts', 'nodes.ts', 'programs.ts', 'cluster.ts', 'swift.ts', 'sant-jordi-picture.ts'],
  ...['mail-server.ts', 'previous-version.ts', 'installed.ts', 'day.ts'],
  ...['faulty-shop.ts', 'faults-of-files.ts', 'faults-of-others.ts'],
])
const folder = import.meta.dirname
const known = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.sql.ts') && !shared.has(name))
  .map((name) => path.basename(name, '.ts'))
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no trial ${unknown.join(', ')}. There are: ${known.join(', ')}`)
  process.exit(2)
}
const namesIn = (place: string): string[] => {
  try {
    return readdirSync(place)
  } catch {
    return []
  }
}
/** Where Debian keeps the programs of each PostgreSQL, the newest first. */
const servers = namesIn('/usr/lib/postgresql')
  .toSorted((a, b) => Number(b) - Number(a))
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
process.env.PATH = [process.env.PATH, '/usr/local/sbin', '/usr/sbin', ...servers].join(':')
const programs = new Set(process.env.PATH.split(':').flatMap(namesIn))

let failed = false
for (const name of asked.length > 0 ? asked : known) {
  const { needs, run } = (await import(path.join(folder, `${name}.ts`))) as Tried
  const missing = needs.filter((program) => !programs.has(program))
  if (missing.length > 0) {
    console.log(`–  ${name}: not tried, ${missing.join(', ')} is not installed`)
    continue
  }
  for (const { what, seen, wanted, met } of await run()) {
    failed ||= !met
    console.log(`${met ? '✓' : '✗'}  ${what}: ${seen} (wanted: ${wanted})`)
  }
}
process.exit(failed ? 1 : 0)
