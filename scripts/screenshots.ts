/** `npm run screenshots`: every screen of a running shop, in the widths, languages and lights that are asked for. */
import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { type Language, languages } from '#kernel/language.ts'
import { matchPath, pathTo } from '#screens/addresses.ts'
import { chromiumArguments, findChromium } from './chromium.ts'
import { staffScreens } from './staff-screens.ts'

const usage = `
  npm run screenshots -- [options]          pictures of a running shop

    --url http://localhost:3000             where it runs
    --to  test-results/screenshots          where the pictures go
    --screens home,list,…                   see below; default: all
    --widths 390,768,1280,1680
    --languages es,ca,en
    --lights light,dark
    --whole                                 the whole page instead of one screenful
    --as png                                or webp, small enough to be kept

  Screens: `

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: process.env.SHOP_URL ?? 'http://localhost:3000' },
    to: { type: 'string', default: 'test-results/screenshots' },
    screens: { type: 'string' },
    widths: { type: 'string', default: '390,768,1280,1680' },
    languages: { type: 'string', default: languages.join(',') },
    lights: { type: 'string', default: 'light,dark' },
    whole: { type: 'boolean', default: false },
    as: { type: 'string', default: 'png' },
    help: { type: 'boolean', default: false },
  },
})

type Show = (page: Page, language: Language) => Promise<unknown>

const open =
  (address: (language: Language) => string): Show =>
  (page, language) =>
    page.goto(values.url + address(language), { waitUntil: 'load' })

/** Follows the first link of a list to a product of the kind. */
const product =
  (list: 'books' | 'objects', detail: 'book-detail' | 'object-detail'): Show =>
  async (page, language) => {
    for (const from of [pathTo(list, language), pathTo('home', language)]) {
      await page.goto(values.url + from)
      const links = await page
        .locator('main a[href]')
        .evaluateAll((all) => all.map((item) => (item as HTMLAnchorElement).pathname))
      const found = links.find((link) => matchPath(link)?.key === detail)
      if (found) return page.goto(values.url + found)
    }
    throw new Error('no product is linked')
  }

/** A cart with a book in it: the product's own form, as a visitor sends it. */
const filled =
  (then: Show): Show =>
  async (page, language) => {
    await product('books', 'book-detail')(page, language)
    await page.waitForLoadState('networkidle')
    await page.locator('main form button[type=submit], main form button:not([type])').first().click({ timeout: 5_000 })
    await page.waitForTimeout(1_000)
    return then(page, language)
  }

const screens: Record<string, Show> = {
  home: open((language) => pathTo('home', language)),
  list: open((language) => pathTo('books', language)),
  search: open((language) => `${pathTo('search', language)}?q=historia`),
  'search-nothing': open((language) => `${pathTo('search', language)}?q=qwxzk`),
  'advanced-search': open((language) => pathTo('advanced-search', language)),
  book: product('books', 'book-detail'),
  object: product('objects', 'object-detail'),
  'cart-empty': open((language) => pathTo('basket-cart', language)),
  cart: filled(open((language) => pathTo('basket-cart', language))),
  'checkout-login': filled(open((language) => pathTo('basket-login', language))),
  'checkout-register': filled(open((language) => pathTo('basket-register', language))),
  'checkout-buy': filled(open((language) => pathTo('basket-buy', language))),
  login: open((language) => pathTo('login', language)),
  register: open((language) => pathTo('register', language)),
  orders: open((language) => pathTo('private-orders', language)),
  service: open((language) => pathTo('customer-service', language)),
  'not-found': open((language) => `/${language}/no-such-page`),
  gateway: open(() => '/gateway/'),
  mail: open(() => '/dev/mail'),
  ...staffScreens(values.url),
}

if (values.help) {
  console.log(usage + Object.keys(screens).join(', '))
  process.exit(0)
}

const listed = (text: string) => text.split(',').map((word) => word.trim())
const chosen = values.screens ? listed(values.screens) : Object.keys(screens)
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
mkdirSync(values.to, { recursive: true })
let failed = 0

async function take(context: BrowserContext, screen: string, language: Language, name: string) {
  const page = await context.newPage()
  try {
    const show = screens[screen]
    if (!show) throw new Error(`there is no such screen; there are ${Object.keys(screens).join(', ')}`)
    let status = 200
    page.on('response', (answer) => {
      if (answer.request().isNavigationRequest()) status = answer.status()
    })
    await show(page, language)
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
    const picture = await page.screenshot({ fullPage: values.whole, animations: 'disabled' })
    const file = path.join(values.to, `${name}.${values.as}`)
    await (values.as === 'webp' ? sharp(picture).webp({ quality: 78 }).toFile(file) : writeFile(file, picture))
    console.log(`  ${name}${status >= 400 ? `  answered with ${status}` : ''}`)
  } catch (error) {
    failed += 1
    console.log(`  ${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
  } finally {
    await page.close()
  }
}

for (const light of listed(values.lights) as ('light' | 'dark')[])
  for (const width of listed(values.widths).map(Number))
    for (const language of listed(values.languages) as Language[])
      for (const screen of chosen) {
        const context = await browser.newContext({
          viewport: { width, height: width < 600 ? 844 : 900 },
          colorScheme: light,
          hasTouch: width < 600,
          deviceScaleFactor: width < 600 ? 2 : 1,
        })
        await take(context, screen, language, `${screen}-${width}-${language}-${light}`)
        await context.close()
      }
await browser.close()
process.exit(failed > 0 ? 1 : 0)
