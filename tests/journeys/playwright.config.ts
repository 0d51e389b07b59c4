import { defineConfig, devices } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

/** `npm run test:whole` goes where `npm test` does not: to each screen in every language at both widths. */
const whole = process.env.TESTS === 'whole'
const everyday = whole ? [] : [/@whole/]

/** The journeys of visitors in a real browser, against the real server (support/open-shop.ts); SHOP_URL names one that runs. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/journeys',
  globalSetup: './support/open-shop.ts',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  ...(whole ? { grep: /@whole/ } : {}),
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../test-results/journeys.json' }]],
  use: {
    // Set by the global setup before the workers read this file.
    baseURL: process.env.SHOP_URL,
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
  },
  projects: [
    // A journey that is told in each language is told in two of them here, and in Catalan on the phone.
    {
      name: 'desktop',
      grepInvert: [...everyday, /@phone/, /^(?!.*(?:@desktop|without scripts)).*\bin ca\b/],
      use: { viewport: { width: 1280, height: 900 } },
    },
    // What works without scripts and where nothing is drawn is seen on the desktop alone.
    {
      name: 'phone',
      grepInvert: [...everyday, /@desktop|\bin (es|en)\b|without scripts/],
      use: { ...phone, viewport: { width: 390, height: 844 } },
    },
  ],
})
