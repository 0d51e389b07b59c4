/** What a colleague's browser computes with two hundred rows on the screen: an arrow key in a list, a row opened beside it. */
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '../scripts/chromium.ts'
import type { Measure } from './measure.ts'
import { inOffice, type Office } from './office.ts'

const budgets = { arrow: 16, open: 50 }
const times = 15
/** Customers are found by words alone. */
const lists = ['/orders?', '/customers?q=elena&', '/returns?']

/** What a pane says of its row once its data is there. */
const contents = '.detail .part, .detail .facts'
const quietFor = 200

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Milliseconds that the page's own thread computed, whoever else had the processor meanwhile. */
interface Drawn {
  all: number
  script: number
  styles: number
  layout: number
  /** From the key to the frame that shows what it did. */
  took: number
}

async function threadTime(browser: CDPSession) {
  const { metrics } = await browser.send('Performance.getMetrics')
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000
  return {
    all: of('TaskDuration'),
    script: of('ScriptDuration'),
    styles: of('RecalcStyleDuration'),
    layout: of('LayoutDuration'),
  }
}

declare global {
  interface Window {
    /** How long the key took that is pressed. */
    took: Promise<number>
  }
}

/** Presses a key and waits until what it does is on the screen. */
async function pressed(page: Page, browser: CDPSession, key: string, shown: string): Promise<Drawn> {
  await page.evaluate((what) => {
    window.took = new Promise((done) => {
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const look = () =>
            requestAnimationFrame(() =>
              document.querySelector(what) ? setTimeout(() => done(performance.now() - timeStamp)) : look(),
            )
          look()
        },
        { once: true, capture: true },
      )
    })
  }, shown)
  const before = await threadTime(browser)
  await page.keyboard.press(key)
  const took = await page.evaluate(() => window.took)
  const after = await threadTime(browser)
  return {
    all: after.all - before.all,
    script: after.script - before.script,
    styles: after.styles - before.styles,
    layout: after.layout - before.layout,
    took,
  }
}

/** What watching alone costs is in each figure: it is taken away as it was measured with a key that does nothing. */
const told = (what: string, drawn: readonly Drawn[], idle: readonly Drawn[], budget: number): Measure => {
  const of = (part: keyof Drawn) =>
    Math.max(0, middle(drawn.map((one) => one[part])) - (part === 'took' ? 0 : middle(idle.map((one) => one[part]))))
  return {
    what,
    figure: `${of('all').toFixed(1)} ms of the page's thread (script ${of('script').toFixed(1)}, styles ${of('styles').toFixed(1)}, layout ${of('layout').toFixed(1)}), on the screen after ${of('took').toFixed(0)} ms`,
    budget: `≤ ${budget} ms of the thread`,
    met: of('all') <= budget,
  }
}

/** Waits until all that was asked for has come, and what comes of it has been asked for too. */
function watchingAnswers(page: Page) {
  let open = 0
  let last = 0
  const counted = (by: number) => () => {
    open += by
    last = performance.now()
  }
  page.on('request', counted(1))
  page.on('requestfinished', counted(-1))
  page.on('requestfailed', counted(-1))
  return async () => {
    do await page.waitForTimeout(quietFor / 4)
    while (open > 0 || performance.now() - last < quietFor)
  }
}

async function measured(page: Page, browser: CDPSession, answered: () => Promise<void>, path: string): Promise<Measure[]> {
  await page.goto(`/staff${path}limit=200`)
  const rows = page.locator('[data-row]')
  await rows.first().waitFor()
  const there = await rows.count()
  const again = async (act: () => Promise<Drawn>) => {
    const drawn: Drawn[] = []
    for (let time = 0; time < times; time++) drawn.push(await act())
    return drawn
  }
  await rows.first().focus()
  const idle = await again(() => pressed(page, browser, 'Shift', 'body'))
  const arrows = await again(() => pressed(page, browser, 'ArrowDown', '[data-row]:focus'))
  // The next row is opened with its data there: what is measured is the page, not the call.
  const opened = await again(async () => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.locator(contents).first().waitFor()
    await answered()
    await page.keyboard.press('Escape')
    await page.locator('.detail').waitFor({ state: 'detached' })
    await page.locator('[data-row]:focus').waitFor()
    const drawn = await pressed(page, browser, 'Enter', contents)
    await page.keyboard.press('Escape')
    await page.locator('.detail').waitFor({ state: 'detached' })
    await page.locator('[data-row]:focus').waitFor()
    return drawn
  })
  return [
    told(`${path.split('?')[0]}, ${there} rows: arrow key`, arrows, idle, budgets.arrow),
    told(`${path.split('?')[0]}, ${there} rows: a row opened beside, its data there`, opened, idle, budgets.open),
  ]
}

async function measureScreens({ shop, cookie }: Office): Promise<Measure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 1366, height: 768 } })
    const where = { domain: 'localhost', path: '/api/staff', httpOnly: true, sameSite: 'Strict' } as const
    await context.addCookies([{ name: 'staff', value: cookie, ...where }])
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const answered = watchingAnswers(page)
    const measures: Measure[] = []
    for (const path of lists) {
      measures.push(...(await measured(page, session, answered, path)))
      if (process.env['BENCHMARK_SAYS_ALL'])
        for (const { what, figure } of measures.slice(-2)) process.stderr.write(`${what}: ${figure}\n`)
    }
    return measures
  } finally {
    await browser.close()
  }
}

export const run = (): Promise<Measure[]> => inOffice(measureScreens, { pages: true })

if (import.meta.main)
  for (const { what, figure, budget, met } of await run()) console.log(met ? '✓' : '✗', what, '—', figure, `(${budget})`)
