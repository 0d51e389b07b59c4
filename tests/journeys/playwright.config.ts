import { defineConfig, devices } from '@playwright/test'
import { findChromium, journeyArguments } from '../../scripts/chromium.ts'
import { passingFolder } from '../support/folder-in-memory.ts'
import '../support/quick-hashes.ts'
import '../support/native-modules.ts'
import type { Sight } from './support/visitor.ts'

// Where browsers keep what ends with them.
process.env.TMPDIR = passingFolder()
// Shops of journeys that look at no picture would draw those of the home page first, longer than it takes to open them.
process.env.PICTURES_AHEAD = 'false'
process.env.SHOP_IMPORTS = new URL('../support/quick-hashes.ts', import.meta.url).href

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

/**
 * `npm test` tells each journey once: on the desktop, in Spanish where it is told in each language, and on a phone what is about its
 * width. `npm run test:whole` tells the others, and walks over every screen, with its pictures.
 */
const whole = process.env.TESTS === 'whole'
const inAnotherLanguage = /\bin (ca|en)\b/
const desktopAlone = /@desktop|\bin (es|en)\b|without scripts/
/** What asks the server and opens no page. */
const asking = ['walk.journey.ts', 'hostile-pages.journey.ts']
/** What is about pictures. */
const pictured = ['browsing.journey.ts', 'translating.journey.ts']
/** A worker and its browser cost as much as five journeys, and one does not work for another project: the small ones have one each. */
const alone = whole ? {} : { workers: 1 }
const onTheDesktop = [/@phone|@whole/, inAnotherLanguage]
const wide = { viewport: { width: 1280, height: 900 } }
/** Told in Catalan on the phone, unless the phone does not tell it. */
const toldOnThePhone = /^(?!.*(?:@desktop|without scripts)).*\bin ca\b/

/** The journeys of visitors in a real browser, against the real server (support/open-shop.ts); SHOP_URL names one that runs. */
export default defineConfig<object, Sight>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/journeys',
  globalSetup: './support/open-shop.ts',
  // Against hanging alone: how fast a page is depends on what else the machine does.
  timeout: whole ? 1_800_000 : 300_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // One more than the two cores of the smallest machine: journeys also wait, for letters and for banks.
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../test-results/journeys.json' }]],
  use: {
    pictures: whole,
    // Set by the global setup before the workers read this file.
    baseURL: process.env.SHOP_URL,
    launchOptions: { executablePath: findChromium(), args: journeyArguments },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // What is not there to be pressed after two minutes does not come; the next try begins earlier.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
  },
  projects: [
    // Begins before all others, for it takes the longest.
    { name: 'walk', testMatch: asking, ...(whole ? { grep: /@whole/ } : { grepInvert: /@whole/, ...alone }), use: wide },
    // What works without scripts and where nothing is drawn is seen on the desktop alone.
    {
      name: 'phone',
      testIgnore: asking,
      ...(whole
        ? { grepInvert: [desktopAlone, /@phone|@narrow/] }
        : { grep: /@phone|@narrow/, grepInvert: [desktopAlone, inAnotherLanguage] }),
      ...alone,
      use: { ...phone, viewport: { width: 390, height: 844 } },
    },
    ...(whole
      ? []
      : [{ name: 'pictures', testMatch: pictured, grepInvert: onTheDesktop, ...alone, use: { ...wide, pictures: true } }]),
    {
      name: 'desktop',
      testIgnore: whole ? asking : [...asking, ...pictured],
      ...(whole ? { grep: /@whole|\bin (ca|en)\b/, grepInvert: [/@phone/, toldOnThePhone] } : { grepInvert: onTheDesktop }),
      use: wide,
    },
  ],
})
