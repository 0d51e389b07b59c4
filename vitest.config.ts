import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const exclude = ['node_modules/**', 'tests/journeys/**', 'storefront/build/**', './data/**']

/** `npm run check` runs what needs neither a database nor a server: a test that wants them imports from tests/support/database. */
const unit = process.env['TESTS'] === 'unit'
const withServers = () =>
  globSync('{kernel,modules,api,storefront/app,importers,database,benchmarks,tests}/**/*.test.{ts,tsx}').filter((name) =>
    /support\/(database|shop|running-shop)\.ts|startEmbedded|tests\/fresh-start/.test(name + readFileSync(name, 'utf8')),
  )

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: unit ? [...exclude, ...withServers()] : exclude,
    globalSetup: unit ? [] : ['tests/support/global-setup.ts'],
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
  },
})
