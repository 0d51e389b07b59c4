import type { Browser, Page } from '@playwright/test'
import { shopPath } from '#screens/shop-path.ts'
import { mainShop } from '#screens/shops.ts'
import { screens } from '#screens/table.ts'
import { cartKey } from '#storefront/site/shop-here.ts'
import { breaches } from '../support/accessibility.ts'
import { hydrated, type Language } from '../support/visitor.ts'
import { otherShop, type Screen, type Walker } from './screens.ts'
import { forEach } from './way.ts'

/** One page to look at in the browser, and to have gone through by axe. */
export interface Drawing {
  screen: Screen
  language: Language
  path: string
}

export interface Width {
  name: 'wide' | 'narrow'
  viewport: { width: number; height: number }
}

export const widths: readonly [Width, Width] = [
  { name: 'wide', viewport: { width: 1280, height: 900 } },
  { name: 'narrow', viewport: { width: 390, height: 844 } },
]

export interface Fault {
  screen: Screen['id']
  width: Width['name']
  what: string
}

/** A visitor without a cart, and a link that nobody was sent, are answered with 4xx, which a browser notes. */
const expected = [/recover-last-cart/, /Failed to load resource.*\b(400|403|404)\b/]
const together = 3

/**
 * Opens each page at one width, judges it, and judges it again at the other; every second page is opened narrow. A tab is used
 * again and again by one customer.
 */
export async function draw(browser: Browser, cookies: Record<Walker, string>, drawings: readonly Drawing[]): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const walker of Object.keys(cookies) as Walker[]) {
    const tabs: Tab[] = []
    const free: Tab[] = []
    const mine = drawings.filter(({ screen }) => screen.as === walker)
    await forEach(
      mine.map((drawing, index) => ({ drawing, order: index % 2 === 0 ? widths : widths.toReversed() })),
      async ({ drawing, order }) => {
        const tab = free.pop() ?? (await openTab(browser, cookies[walker]))
        if (!tabs.includes(tab)) tabs.push(tab)
        faults.push(...(await inspect(tab, drawing, order)))
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

/** Whether scripts have a visit of this page in their own keeping, and of its cart only that. */
const isTakenOver = ({ cart, alone }: { cart: string; alone: boolean }) => {
  const has = (name: string) => document.cookie.split('; ').some((text) => text.startsWith(`${name}=`))
  return !has('handover') && (!has(cart) || (!alone && localStorage.getItem(cart) !== null))
}

/** Scripts take over, into the tab and out of the cookies, what was begun without them: the first page of a shop the session, the second one lets go of the cart's cookie. */
async function takenOver(page: Page, inShop: string): Promise<void> {
  for (const alone of [false, true]) {
    await page.goto(shopPath(inShop, 'home', 'es'))
    await page.waitForFunction(isTakenOver, { cart: cartKey(inShop), alone })
  }
}

/** A tab with cookies of its own, so that no other takes over its session. */
async function openTab(browser: Browser, cookies: string): Promise<Tab> {
  const url = process.env.SHOP_URL ?? ''
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })
  const given = cookies.split('; ').filter(Boolean)
  await context.addCookies(given.map((text) => ({ url, name: text.split('=')[0]!, value: text.slice(text.indexOf('=') + 1) })))
  const tab: Tab = { page: await context.newPage(), heard: [] }
  // A page that its scripts never reach would hold the walk for ever. On a machine with much to do its pictures take minutes to be drawn.
  tab.page.setDefaultTimeout(600_000)
  await takenOver(tab.page, mainShop)
  await takenOver(tab.page, otherShop)
  const hear = (text: string) => expected.some((pattern) => pattern.test(text)) || tab.heard.push(text)
  tab.page.on('console', (message) => message.type() === 'error' && hear(`${message.text()} ${message.location().url}`))
  tab.page.on('pageerror', (error) => hear(error.message))
  return tab
}

async function inspect({ page, heard }: Tab, drawing: Drawing, order: readonly Width[]): Promise<Fault[]> {
  const { screen, path, language } = drawing
  const end = screen.movesOnTo
    ? `/${language}${screens[screen.movesOnTo].paths[language]}`
    : new URL(path, 'http://shop').pathname
  const faults: Fault[] = []
  heard.length = 0
  for (const [turn, { name, viewport }] of order.entries()) {
    const note = (what: string) => faults.push({ screen: screen.id, width: name, what })
    try {
      await page.setViewportSize(viewport)
      // Drawings that nobody asked for before are made now: axe reads their words, not their lines.
      if (turn === 0) await page.goto(path, { waitUntil: 'domcontentloaded' })
      if (turn === 0) await hydrated(page)
      if (screen.movesOnTo) await page.waitForURL(`**${end}`)
      for (const what of await faultsOf(page, end, language)) note(what)
      for (const { rule, at } of await breaches(page)) note(`${rule} at ${at}`)
    } catch (error) {
      note(String(error).split('\n')[0] ?? '')
    }
    heard.splice(0).forEach(note)
  }
  return faults
}

async function faultsOf(page: Page, path: string, language: Language): Promise<string[]> {
  const here = new URL(page.url()).pathname
  const seen = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    width: innerWidth,
    lang: document.documentElement.lang,
    title: document.title,
    headings: document.querySelectorAll('h1').length,
  }))
  return [
    ...(here === path ? [] : [`went to ${here}`]),
    ...(seen.wide > seen.width ? [`${seen.wide} px wide on ${seen.width}`] : []),
    ...(seen.lang !== language || !seen.title || seen.headings !== 1
      ? [`lang ${seen.lang}, title “${seen.title}”, ${seen.headings} h1 once the scripts ran`]
      : []),
  ]
}
