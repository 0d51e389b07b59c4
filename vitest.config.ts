import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { passingFolder } from './tests/support/folder-in-memory.ts'

const exclude = ['node_modules/**', 'tests/journeys/**', 'storefront/build/**', './data/**']

/** Servers and commands that tests start load what is compiled already. */
const compiled = path.join(import.meta.dirname, 'node_modules/.cache/compiled')

/** `npm run check` runs what needs neither a database nor a server: a test that wants them imports a helper that opens them. */
const unit = process.env['TESTS'] === 'unit'
/** `npm run test:whole` runs those that `npm test` takes through a part of their cases alone. */
const whole = process.env['TESTS'] === 'whole'
const testsNaming = (words: RegExp) =>
  globSync('{kernel,screens,modules,api,storefront/app,importers,database,benchmarks,tests}/**/*.test.{ts,tsx}').filter((name) =>
    words.test(name + readFileSync(name, 'utf8')),
  )
/** Helpers that open a database or a shop for whoever imports them. */
const openers = () =>
  globSync('tests/support/*.ts')
    .filter((name) => /\b(withDatabase|withShop|openShop)\(/.test(readFileSync(name, 'utf8')))
    .map((name) => path.basename(name, '.ts'))
const withServers = () => testsNaming(new RegExp(`support/(${openers().join('|')})\\.ts|startEmbedded|tests/fresh-start`))
const withMoreCases = () => testsNaming(/support\/(breadth|expressions)\.ts/)

/** Those that wait for processes begin early, so that none of them is left alone at the end, each with others beside it that fill the time. */
class WaitingEarly extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const usual = await super.sort(files)
    const waits = ({ moduleId }: TestSpecification) =>
      /support\/(running-shop|far-shop|staff-process|breadth)\.ts|startEmbedded/.test(readFileSync(moduleId, 'utf8'))
    const [waiting, working] = [usual.filter(waits), usual.filter((file) => !waits(file))]
    return [
      ...waiting.flatMap((file, index) => [file, ...working.slice(2 * index, 2 * index + 2)]),
      ...working.slice(2 * waiting.length),
    ]
  }
}

export default defineConfig({
  test: {
    include: whole ? withMoreCases() : ['**/*.test.{ts,tsx}'],
    exclude: unit ? [...exclude, ...withServers()] : exclude,
    globalSetup: unit ? [] : ['tests/support/global-setup.ts'],
    setupFiles: unit ? [] : ['tests/support/rows/compare-rows.ts'],
    // Databases of tests that open their own wait for the disk longer than they work; pictures of a home page that nobody looks at take longer
    // to draw than the shop to open.
    env: { NODE_ENV: 'test', TZ: 'UTC', NODE_COMPILE_CACHE: compiled, TMPDIR: passingFolder(), PICTURES_AHEAD: 'false' },
    // Against hanging alone: how fast something is depends on what else the machine does.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // As the journeys do; what passes the second time only is named at the end (scripts/test.mjs).
    retry: process.env['CI'] ? 1 : 0,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 3,
    // The whole shop is loaded once a worker and not once a file: what a module keeps is a cache, and each file has its own database.
    isolate: false,
    // Node reads TypeScript itself; nothing here is mocked as a module.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ['--import', path.join(import.meta.dirname, 'tests/support/native-modules.ts')],
    sequence: { sequencer: WaitingEarly },
  },
})
