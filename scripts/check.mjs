// `npm run check`: what must hold before every commit: types, format and lint, the architecture, the unit tests. With `-- --changed`
// (the hook before a commit) only the files that changed are linted, and only the unit tests run that the change reaches.
import { spawnSync } from 'node:child_process'
import { checkers, compiling, node, onPinnedNode, root, run } from './install.mjs'

await onPinnedNode()
const onlyChanged = process.argv.includes('--changed')
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.split('\0').filter(Boolean) ?? []
/** What differs from the last commit, new files too; everything where git does not say. */
const toLint = () => {
  const differ = [
    ...git('diff', '--name-only', '--diff-filter=d', '--no-renames', '-z', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  // Settings of the linter judge every file anew.
  return differ.length === 0 || differ.includes('biome.json') ? ['.'] : differ
}
const types = ['--noEmit', '-p', '.', ...checkers, '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--exclude=tests/expressions.test.ts']
const steps = [
  ['Types', ['node_modules/typescript/bin/tsc', ...types]],
  [
    'Format and lint',
    [
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--error-on-warnings',
      '--no-errors-on-unmatched',
      ...(onlyChanged ? toLint() : ['.']),
    ],
  ],
  // Of a change the architecture is judged as a whole; it is one of the unit tests where all of them run.
  ...(onlyChanged
    ? [
        ['Architecture', [...vitest, 'tests/architecture.test.ts']],
        ['Unit tests', [...vitest, '--exclude=tests/architecture.test.ts', '--changed', '--passWithNoTests']],
      ]
    : [['Unit tests and architecture', vitest]]),
]
let failed = 0
async function take([name, args]) {
  const started = performance.now()
  const { status, said } = await run(node, args, { quiet: true, env: { NO_COLOR: '1', TESTS: 'unit', ...compiling } })
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  if (status === 0) return
  failed += 1
  console.log(said)
}
// The types of the routes come first; nothing else waits for another.
await take(['Routes', ['node_modules/@react-router/dev/bin.cjs', 'typegen', 'storefront']])
await Promise.all(steps.map(take))
process.exit(failed)
