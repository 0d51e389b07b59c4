/** What a visit takes on a phone: all bytes of its first page, and what a click to the next one costs. Bytes are counted with their headers. */
import { devices, type Page } from '@playwright/test'
import type { Measure } from './measure.ts'
import { bytesOf, onPhone, type Phone } from './phone.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']!
const drawnIn = 150

/** Kilobytes without headers that a first visit may take, where a screen has a budget; a kept page is as small as it gets by then. */
const budgets: Record<string, { html: number; scripts: number; fonts: number }> = {
  'home page': { html: 14, scripts: 105, fonts: 60 },
  list: { html: 16, scripts: 105, fonts: 60 },
  product: { html: 12, scripts: 105, fonts: 60 },
}

export const run = (): Promise<Measure[]> =>
  onPhone(async (opened) => {
    const measures: Measure[] = []
    for (const screen of opened.screens) measures.push(...(await firstPage(opened, screen)))
    return [...measures, ...(await secondPage(opened))]
  })

const told = (bytes: Map<string, number>): string => {
  const all = [...bytes].toSorted(([, one], [, other]) => other - one)
  return all.map(([kind, count]) => `${kind.toLowerCase()} ${Math.round(count / 1000)}`).join(', ')
}
const sum = (bytes: Iterable<number>) => [...bytes].reduce((whole, count) => whole + count, 0)

async function firstPage({ browser, url }: Phone, { what, path }: Phone['screens'][number]): Promise<Measure[]> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const bytes = await bytesOf(page, () => page.goto(url + path))
    const all = sum(bytes.values())
    const most = what === 'product' ? 230_000 : null
    const parts = await partsOf(page)
    const budget = budgets[what]
    const kinds = ['html', 'scripts', 'fonts'] as const
    return [
      {
        what: `first visit, ${what}, all bytes`,
        figure: `${Math.round(all / 1000)} kB: ${told(bytes)}`,
        budget: most ? `≤ ${most / 1000} kB` : '',
        met: most === null || all <= most,
      },
      {
        what: `the same without headers: ${kinds.join(', ')}`,
        figure: `${kinds.map((kind) => parts[kind].toFixed(1)).join(', ')} kB`,
        budget: budget ? `≤ ${kinds.map((kind) => budget[kind]).join(', ')} kB` : '',
        met: budget === undefined || kinds.every((kind) => parts[kind] <= budget[kind]),
      },
    ]
  } finally {
    await context.close()
  }
}

/** What the browser fetched for its page, in kilobytes as they were sent. */
const partsOf = (page: Page) =>
  page.evaluate(() => {
    const sizeOf = (entry: PerformanceEntry) => (entry as PerformanceResourceTiming).encodedBodySize / 1000
    const sent = (ending: RegExp) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => ending.test(new URL(name).pathname))
        .reduce((all, entry) => all + sizeOf(entry), 0)
    const [page] = performance.getEntriesByType('navigation')
    return { html: page ? sizeOf(page) : 0, scripts: sent(/\.js$/), fonts: sent(/\.woff2$/) }
  })

/** Of the visits whose time is told, the middle one counts. */
const visits = 5

/** From a list to a product of it, with a finger: what is fetched besides pictures, and how soon its title stands there. */
async function secondPage({ browser, url, screens }: Phone): Promise<Measure[]> {
  const product = screens.find(({ what }) => what === 'product')!
  const waits: number[] = []
  let bytes = new Map<string, number>()
  for (let visit = 0; visit < visits; visit++) {
    const context = await browser.newContext(phone)
    try {
      const page = await context.newPage()
      await page.goto(`${url}/es/libros`, { waitUntil: 'networkidle' })
      const link = page.locator(`main a[href="${product.path}"]`).first()
      bytes = await bytesOf(page, async () => {
        await link.scrollIntoViewIfNeeded()
        await page.evaluate(watchTouch)
        await link.tap()
        waits.push(await page.evaluate(() => window.drawnAfter))
      })
    } finally {
      await context.close()
    }
  }
  const words = sum([...bytes].filter(([kind]) => kind !== 'Image').map(([, count]) => count))
  const waited = waits.toSorted((one, other) => one - other)[Math.floor(visits / 2)]!
  return [
    {
      what: 'second page of a visit, without its pictures',
      figure: `${(words / 1000).toFixed(1)} kB: ${told(bytes)}`,
      budget: '≤ 40 kB',
      met: words <= 40_000,
    },
    {
      what: `from the touch of a link to the new page, middle of ${visits} visits`,
      figure: `${Math.round(waited)} ms (${waits.map(Math.round).join(', ')})`,
      budget: `≤ ${drawnIn} ms`,
      met: waited <= drawnIn,
    },
  ]
}

declare global {
  interface Window {
    /** Milliseconds from the finger on the glass to the frame that has the new title. */
    drawnAfter: Promise<number>
  }
}

/** Counts in the page itself, so that what the browser's driver does before and after is not counted: from the finger to the first frame with another title. */
const watchTouch = () => {
  const before = document.title
  window.drawnAfter = new Promise((resolve) => {
    const began = ({ timeStamp }: Event) => {
      const look = () => {
        if (document.title === before) requestAnimationFrame(look)
        else setTimeout(() => resolve(performance.now() - timeStamp))
      }
      requestAnimationFrame(look)
    }
    addEventListener('pointerdown', began, { capture: true, once: true })
  })
}
