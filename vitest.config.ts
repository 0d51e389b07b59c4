import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'tests/journeys/**', 'tests/fresh-start.test.ts', 'storefront/build/**', './data/**'],
    globalSetup: ['tests/support/global-setup.ts'],
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
