import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type Language, languages } from '#kernel/language.ts'

export type { Language, Page }
export { expect, languages }

/** Rules of a single screen reader or of taste are left out: what counts is WCAG 2.2 AA and good practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Fixtures {
  /** What the browser complained about; a journey fails when there is anything, unless it says what it expects. */
  complaints: { expected: RegExp[] }
}

/**
 * A visitor with an address of their own, so that limits per address count one journey only, and with ears: errors in the
 * console and failed scripts fail the journey.
 */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context, page }, use) => {
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` })
      const heard: string[] = []
      const complaints: Fixtures['complaints'] = { expected: [] }
      page.on('console', (message) => {
        if (message.type() === 'error') heard.push(`${message.text()} (${page.url()} ${message.location().url})`)
      })
      page.on('pageerror', (error) => heard.push(`${error.stack ?? error.message} (${page.url()})`))
      await use(complaints)
      expect(
        heard.filter((line) => !complaints.expected.some((one) => one.test(line))),
        'errors in the browser',
      ).toEqual([])
    },
    { auto: true },
  ],
})

const byte = () => Math.floor(Math.random() * 254) + 1

/** Fails with each breach of accessibility on the screen as it is now: rule, element, what to do. */
export async function expectAccessible(page: Page) {
  // What the header covers while one reads further down is no smaller for that.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // A button that may be pressed again fades back to its colours; read them once it rests.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((one) => (one instanceof CSSTransition ? one.finished.catch(() => null) : null))),
  )
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    ),
    `accessibility of ${page.url()}`,
  ).toEqual([])
}

/** Nothing on the screen is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page) {
  const { wide, width } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, width: innerWidth }))
  expect(wide, `width of ${page.url()}`).toBeLessThanOrEqual(width)
}

/** Waits until the page answers to clicks by script; without scripts every form works as well, so few journeys need it. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    [...document.body.children].some((child) => Object.keys(child).some((key) => key.startsWith('__react'))),
  )

/** The first address of a product of a kind on a page, as a visitor would click it. */
export async function firstProductHref(page: Page, segment: RegExp): Promise<string> {
  const links = await page.locator('main a[href]').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  const found = links.find((href) => segment.test(href))
  if (!found) throw new Error(`No link like ${segment} on ${page.url()}`)
  return found
}
