// `npm run check`: what must hold before every commit, in seconds: types, format and lint, the architecture, the unit tests.
import { node, onPinnedNode, run } from './install.mjs'

await onPinnedNode()
const steps = [
  ['Routes', ['node_modules/@react-router/dev/bin.cjs', 'typegen', 'storefront']],
  ['Types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']],
  ['Format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['Architecture and unit tests', ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'], { TESTS: 'unit' }],
]
let failed = 0
for (const [name, args, env] of steps) {
  const started = performance.now()
  const { status, said } = await run(node, args, { quiet: true, env: { NO_COLOR: '1', ...env } })
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  if (status === 0) continue
  failed += 1
  console.log(said)
}
process.exit(failed)
