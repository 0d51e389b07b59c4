// `npm test`: everything that proves the shop, with whatever it needs installed on the way. The last line counts.
// `npm run test:whole`: what it leaves out for its length: each screen drawn in every language at both widths, and each case of tests that
// take a part of them.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './frontend-build.mjs'
import { checkers, compiling, node, onPinnedNode, root, run, say } from './install.mjs'

await onPinnedNode()
const results = path.join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const whole = process.argv.includes('--whole')
const TESTS = whole ? 'whole' : ''
let [passed, failed] = [0, 0]
/** What did not pass, each with the first lines of why: said again at the end, where a log cut short still shows it. */
const failures = []
/** What passed the second time only, as CI tries once more: each waits for something too short a time, or for the wrong thing. */
const unsteady = []
const started = performance.now()

async function gate(name, args) {
  const { status, said } = await run(node, args, { quiet: true, env: { NO_COLOR: '1', ...compiling } })
  say(`${status === 0 ? '✓' : '✗'} ${name}`)
  if (status === 0) return void passed++
  console.log(said)
  failed++
  failures.push(name)
}

/** Adds what a runner reports; a run that ends badly without naming a failure counts as one. */
function count(status, read) {
  try {
    const found = read()
    passed += found.passed
    failed += found.failed
    failures.push(...found.failures)
    unsteady.push(...found.unsteady)
    if (status !== 0 && found.failed === 0) failed += 1
  } catch {
    failed += 1
    failures.push('a runner ended without a report')
  }
}

const why = (text) =>
  String(text ?? '')
    .split('\n', 6)
    .join('\n      ')
const unitFailures = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    const file = path.relative(root, name)
    if (tests.length === 0) return status === 'failed' ? [`${file}: ${why(message)}`] : []
    return tests.map((test) => `${file} > ${test.fullName}: ${why(test.failureMessages[0])}`)
  })
const unsteadyUnits = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map((test) => `${path.relative(root, name)} > ${test.fullName}: ${why(test.failureMessages[0])}`),
  )
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]
const toldOf = (spec, { error } = {}) => `${spec.file} > ${spec.title}: ${why(error?.message)}`
const journeyFailures = (found) =>
  specsOf(found)
    .filter((spec) => !spec.ok)
    .map((spec) => toldOf(spec, spec.tests[0]?.results.at(-1)))
const unsteadyJourneys = (found) =>
  specsOf(found)
    .filter((spec) => spec.tests.some((test) => test.status === 'flaky'))
    .map((spec) => toldOf(spec, spec.tests[0]?.results[0]))

const report = (name) => JSON.parse(readFileSync(path.join(results, name), 'utf8'))

if (!whole) {
  await gate('Routes', ['node_modules/@react-router/dev/bin.cjs', 'typegen', 'storefront'])
  await Promise.all([
    gate('Types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.', ...checkers]),
    gate('Format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
    ensureBuilt(),
  ])
}

const vitest = ['run', '--reporter=default', '--reporter=json', '--outputFile=test-results/vitest.json']
const units = await run(node, ['node_modules/vitest/vitest.mjs', ...vitest], { env: { TESTS } })
count(units.status, () => {
  const found = report('vitest.json')
  const broken = found.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests + broken.length,
    failures: unitFailures(found),
    unsteady: unsteadyUnits(found),
  }
})

await ensureBuilt()
try {
  const { findChromium } = await import('./chromium.ts')
  const CHROMIUM_PATH = findChromium({ install: true })
  const journeys = await run(node, ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/journeys'], {
    // Node reads the journeys itself (tests/support/native-modules.ts), and what it compiled of the shop is there from the units.
    env: { CHROMIUM_PATH, TESTS, PW_DISABLE_TS_ESM: '1', NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled') },
  })
  count(journeys.status, () => {
    const found = report('journeys.json')
    const { expected, flaky, unexpected } = found.stats
    return {
      passed: expected + flaky,
      failed: unexpected,
      failures: journeyFailures(found),
      unsteady: unsteadyJourneys(found),
    }
  })
} catch (error) {
  console.error(`  ✗ ${error.message}`)
  failed += 1
  failures.push('the journeys')
}

for (const one of unsteady) console.log(`  ↻ ${one}`)
for (const failure of failures) console.log(`  ✗ ${failure}`)
console.log(`\n  in ${((performance.now() - started) / 60_000).toFixed(1)} minutes`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
