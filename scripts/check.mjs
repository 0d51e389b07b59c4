// `npm run check`: what must hold before every commit: types, format and lint, the architecture, the unit tests. With `-- --changed`
// (the hook before a commit) only the unit tests that the change reaches.
import { node, onPinnedNode, run } from './install.mjs'

await onPinnedNode()
const changed = process.argv.includes('--changed') ? ['--changed', '--passWithNoTests'] : []
const types = ['--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--exclude=tests/expressions.test.ts']
const steps = [
  ['Types', ['node_modules/typescript/bin/tsc', ...types]],
  ['Format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['Architecture', [...vitest, 'tests/architecture.test.ts']],
  ['Unit tests', [...vitest, '--exclude=tests/architecture.test.ts', ...changed]],
]
let failed = 0
async function take([name, args]) {
  const started = performance.now()
  const { status, said } = await run(node, args, { quiet: true, env: { NO_COLOR: '1', TESTS: 'unit' } })
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  if (status === 0) return
  failed += 1
  console.log(said)
}
// The types of the routes come first; nothing else waits for another.
await take(['Routes', ['node_modules/@react-router/dev/bin.cjs', 'typegen', 'storefront']])
await Promise.all(steps.map(take))
process.exit(failed)
