import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type Language, languages } from '#kernel/language.ts'
import { withoutPictures } from '../../../scripts/chromium.ts'
import { breaches, type Look } from './accessibility.ts'

export type { Language, Page }
export { expect, languages }

interface Fixtures {
  /** What the browser complained about; a journey fails when there is anything, unless it says what it expects. */
  complaints: { expected: RegExp[] }
  /** Opens the shop for somebody else, with a browser of their own; it is closed when the journey ends, however it ends. */
  somebodyElse: (options?: { javaScriptEnabled?: boolean; viewport?: { width: number; height: number } }) => Promise<Page>
}

export interface Sight {
  /** Whether pictures are fetched and drawn: a tenth of what all journeys cost, and most are about something else. */
  pictures: boolean
}

/**
 * A visitor with an address of their own, so that limits per address count one journey only, and with ears: errors in the
 * console and failed scripts fail the journey.
 */
export const test = base.extend<Fixtures, Sight>({
  pictures: [true, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, pictures }, use) =>
      use(pictures ? launchOptions : { ...launchOptions, args: [...(launchOptions.args ?? []), withoutPictures] }),
    { scope: 'worker' },
  ],
  complaints: [
    async ({ context, page }, use) => {
      await context.setExtraHTTPHeaders(fromAnAddress())
      const heard: string[] = []
      const complaints: Fixtures['complaints'] = { expected: [] }
      page.on('console', (message) => {
        if (message.type() === 'error') heard.push(`${message.text()} (${page.url()} ${message.location().url})`)
      })
      page.on('pageerror', (error) => heard.push(`${error.stack ?? error.message} (${page.url()})`))
      await use(complaints)
      expect(
        heard.filter((line) => !complaints.expected.some((pattern) => pattern.test(line))),
        'errors in the browser',
      ).toEqual([])
    },
    { auto: true },
  ],
  somebodyElse: async ({ browser, baseURL, viewport }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ viewport, ...(baseURL ? { baseURL } : {}), ...options })
      contexts.push(context)
      await context.setExtraHTTPHeaders(fromAnAddress())
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

const byte = () => Math.floor(Math.random() * 254) + 1
const fromAnAddress = () => ({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` })

/** Fails with each breach of accessibility on the screen as it is now. */
export async function expectAccessible(page: Page, look?: Look) {
  const found = (await breaches(page, look)).map(({ rule, at, remedy }) => `${rule}: ${at}\n${remedy}`)
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}

/** Nothing on the screen is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page) {
  const { wide, width } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, width: innerWidth }))
  expect(wide, `width of ${page.url()}`).toBeLessThanOrEqual(width)
}

/** Opens a page as a slow phone does: its scripts come once they are let through. */
export async function openSlowly(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js(\?|$)/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return resolve
}

/** Waits until the page answers to clicks by script; without scripts every form works as well, so few journeys need it. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    [...document.body.children].some((child) => Object.keys(child).some((key) => key.startsWith('__react'))),
  )

/** The first address of a product of a kind on a page, as a visitor would click it. */
export async function firstProductHref(page: Page, segment: RegExp): Promise<string> {
  const links = await page.locator('main a[href]').evaluateAll((all) => all.map((item) => item.getAttribute('href') ?? ''))
  const found = links.find((href) => segment.test(href))
  if (!found) throw new Error(`No link like ${segment} on ${page.url()}`)
  return found
}
