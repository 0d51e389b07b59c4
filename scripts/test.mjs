// Everything that proves the shop: unit and integration tests; more joins as it is built.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const run = spawnSync(
  'npx',
  ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile=test-results/vitest.json'],
  { stdio: 'inherit' },
)
const { numPassedTests, numFailedTests } = JSON.parse(readFileSync('test-results/vitest.json', 'utf8'))
console.log(`${numPassedTests} passed, ${numFailedTests} failed`)
process.exit(run.status ?? 1)
