// `npm test`: everything that proves the shop, with whatever it needs installed on the way. The last line counts.
// `npm run test:whole`: what it leaves out for its length: each screen drawn in every language at both widths, and each case of tests that
// take a part of them.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './frontend-build.mjs'
import { node, onPinnedNode, root, run, say } from './install.mjs'

await onPinnedNode()
const results = path.join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const whole = process.argv.includes('--whole')
const TESTS = whole ? 'whole' : ''
let [passed, failed] = [0, 0]
const started = performance.now()

async function gate(name, args) {
  const { status, said } = await run(node, args, { quiet: true, env: { NO_COLOR: '1' } })
  say(`${status === 0 ? '✓' : '✗'} ${name}`)
  if (status !== 0) console.log(said)
  status === 0 ? passed++ : failed++
}

/** Adds what a runner reports; a run that ends badly without naming a failure counts as one. */
function count(status, read) {
  try {
    const found = read()
    passed += found.passed
    failed += found.failed
    if (status !== 0 && found.failed === 0) failed += 1
  } catch {
    failed += 1
  }
}

const report = (name) => JSON.parse(readFileSync(path.join(results, name), 'utf8'))

if (!whole) {
  await gate('Routes', ['node_modules/@react-router/dev/bin.cjs', 'typegen', 'storefront'])
  await Promise.all([
    gate('Types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']),
    gate('Format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
    ensureBuilt(),
  ])
}

const vitest = ['run', '--reporter=default', '--reporter=json', '--outputFile=test-results/vitest.json']
const units = await run(node, ['node_modules/vitest/vitest.mjs', ...vitest], { env: { TESTS } })
count(units.status, () => {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report('vitest.json')
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites }
})

await ensureBuilt()
try {
  const { findChromium } = await import('./chromium.ts')
  const CHROMIUM_PATH = findChromium({ install: true })
  const journeys = await run(node, ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/journeys'], {
    env: { CHROMIUM_PATH, TESTS },
  })
  count(journeys.status, () => {
    const { expected, flaky, unexpected } = report('journeys.json').stats
    return { passed: expected + flaky, failed: unexpected }
  })
} catch (error) {
  console.error(`  ✗ ${error.message}`)
  failed += 1
}

console.log(`\n  in ${((performance.now() - started) / 60_000).toFixed(1)} minutes`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
