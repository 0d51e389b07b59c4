import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { hydrated, type Language } from '../support/visitor.ts'
import type { Screen, Walker } from './screens.ts'
import { forEach } from './way.ts'

/** One page to look at in the browser; only what is inspected is gone through by axe. */
export interface Drawing {
  screen: Screen
  language: Language
  path: string
  inspected: boolean
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A visitor without a cart, and a link that nobody was sent, are answered with 4xx, which a browser notes. */
const expected = [/recover-last-cart/, /Failed to load resource.*\b(400|403|404)\b/]
const together = 4

/** Opens each page and says what is wrong with it: "screen language: fault". A tab is used again and again by one customer. */
export async function draw(
  browser: Browser,
  viewport: { width: number; height: number },
  cookies: Record<Walker, string>,
  drawings: readonly Drawing[],
): Promise<string[]> {
  const faults: string[] = []
  for (const walker of Object.keys(cookies) as Walker[]) {
    const tabs: Tab[] = []
    const free: Tab[] = []
    const mine = drawings.filter(({ screen }) => screen.as === walker)
    await forEach(
      mine,
      async (drawing) => {
        const tab = free.pop() ?? (await openTab(browser, viewport, cookies[walker]))
        if (!tabs.includes(tab)) tabs.push(tab)
        faults.push(...(await inspect(tab, drawing)).map((fault) => `${drawing.screen.key} ${drawing.language}: ${fault}`))
        free.push(tab)
      },
      together,
    )
    await Promise.all(tabs.map(({ page }) => page.context().close()))
  }
  return faults
}

interface Tab {
  page: Page
  heard: string[]
}

/** A tab with cookies of its own: the first page takes the session over into the tab, where others would not find it. */
async function openTab(browser: Browser, viewport: { width: number; height: number }, cookies: string): Promise<Tab> {
  const url = process.env.SHOP_URL ?? ''
  const context = await browser.newContext({ viewport, baseURL: url, reducedMotion: 'reduce' })
  const given = cookies.split('; ').filter(Boolean)
  await context.addCookies(given.map((one) => ({ url, name: one.split('=')[0]!, value: one.slice(one.indexOf('=') + 1) })))
  const tab: Tab = { page: await context.newPage(), heard: [] }
  // A page that its scripts never reach would hold the walk for ever.
  tab.page.setDefaultTimeout(60_000)
  const hear = (text: string) => expected.some((one) => one.test(text)) || tab.heard.push(text)
  tab.page.on('console', (message) => message.type() === 'error' && hear(`${message.text()} ${message.location().url}`))
  tab.page.on('pageerror', (error) => hear(error.message))
  return tab
}

async function inspect({ page, heard }: Tab, { path, inspected, language }: Drawing): Promise<string[]> {
  const faults: string[] = []
  heard.length = 0
  try {
    // Drawings that nobody asked for before are made now: axe reads their words, not their lines.
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await hydrated(page)
    const here = new URL(page.url())
    if (here.pathname !== new URL(path, here).pathname) faults.push(`went to ${here.pathname}`)
    const seen = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      width: innerWidth,
      lang: document.documentElement.lang,
      title: document.title,
      headings: document.querySelectorAll('h1').length,
    }))
    if (seen.wide > seen.width) faults.push(`${seen.wide} px wide on ${seen.width}`)
    if (seen.lang !== language || !seen.title || seen.headings !== 1)
      faults.push(`lang ${seen.lang}, title “${seen.title}”, ${seen.headings} h1 once the scripts ran`)
    if (inspected) {
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
      for (const { id, nodes } of violations) faults.push(`${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    }
  } catch (error) {
    faults.push(String(error).split('\n')[0] ?? '')
  }
  return [...faults, ...heard]
}
