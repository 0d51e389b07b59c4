/**
 * How long a phone whose processor is a quarter of this one's takes to show that it was touched (INP): the longest interaction of each act, as
 * the browser's Event Timing tells it.
 */
import { devices, type Page } from '@playwright/test'
import type { Measure } from './measure.ts'
import { onPhone, type Phone } from './phone.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']!
const times = 3
const slower = 4
const shownIn = 200

interface Act {
  what: string
  /** A screen on a visitor's way. */
  on: string
  /** Touches and keys, up to what shows that they were understood. */
  act: (page: Page) => Promise<unknown>
}

const acts: Act[] = [
  {
    what: 'open the menu',
    on: 'home page',
    act: async (page) => {
      await page.locator('.header-open').tap()
      await page.locator('dialog.drawer[open]').waitFor()
    },
  },
  {
    what: 'open the filters and choose a value',
    on: 'search',
    act: async (page) => {
      await page.locator('.filters-open').tap()
      const before = page.url()
      await page.locator('#filters details[open] .filter-values a').first().tap()
      await page.waitForURL((url) => url.href !== before)
    },
  },
  {
    what: 'put a product of a list into the basket',
    on: 'list',
    act: async (page) => {
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname.includes('/cart/line'))
      await page.locator('main .card-add').first().tap()
      await answered
    },
  },
  {
    what: 'open the search and type a word',
    on: 'home page',
    act: async (page) => {
      await page.locator('.header-find').tap()
      const field = page.locator('#q-dialog')
      await field.tap()
      await field.pressSequentially('jardin', { delay: 120 })
      await page.locator('#list-dialog [role=option]').first().waitFor()
    },
  },
]

export const run = (): Promise<Measure[]> =>
  onPhone(async (opened) => {
    const measures: Measure[] = []
    for (const { what, on, act } of acts) {
      const path = opened.screens.find((screen) => screen.what === on)!.path
      const longest: number[] = []
      for (let turn = 0; turn < times; turn++) longest.push(await longestOf(opened, path, act))
      const middle = longest.toSorted((one, other) => one - other)[Math.floor(times / 2)]!
      measures.push({
        what: `longest interaction, ${what}`,
        figure: `${middle} ms (${longest.join(', ')})`,
        budget: `≤ ${shownIn} ms`,
        met: middle <= shownIn,
      })
    }
    return measures
  })

/** Milliseconds from a touch or a key to the next picture on the screen, the longest of an act; in steps of eight, as browsers tell them. */
async function longestOf({ browser, url }: Phone, path: string, act: Act['act']): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      const told: number[] = []
      Object.assign(globalThis, { told })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('interactionId' in entry && entry.interactionId) told.push(entry.duration)
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.goto(url + path, { waitUntil: 'networkidle' })
    await page.waitForFunction(() =>
      [...document.body.children].some((child) => Object.keys(child).some((key) => key.startsWith('__react'))),
    )
    await act(page)
    // An interaction is told once its picture stands, and those shorter than 16 ms never.
    await page.waitForTimeout(1_000)
    return await page.evaluate(() => Math.max(0, ...(globalThis as unknown as { told: number[] }).told))
  } finally {
    await context.close()
  }
}
