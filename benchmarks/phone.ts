/** A phone as Lighthouse thinks of one, and the screens on a visitor's way: what both benchmarks of the page in the browser begin with. */
import { createServer } from 'node:net'
import { type Browser, chromium, type Page } from '@playwright/test'
import { openShop } from '#tests/support/running-shop.ts'
import { chromiumArguments, findChromium } from '../scripts/chromium.ts'

export interface Phone {
  /** Where the shop stands, with the demo catalogue. */
  url: string
  screens: { what: string; path: string; indexed: boolean }[]
  browser: Browser
  /** Of the browser's, for who steers it from outside. */
  port: number
}

/** Opens shop and browser for as long as `work` takes; SHOP_URL names a shop that runs. */
export async function onPhone<Answer>(work: (phone: Phone) => Promise<Answer>): Promise<Answer> {
  const { SHOP_URL } = process.env
  const shop = SHOP_URL ? null : await openShop({ environment: { PAGES_PER_MINUTE: '100000' } })
  const url = SHOP_URL ?? shop!.url
  const port = await freePort()
  try {
    const args = [...chromiumArguments, `--remote-debugging-port=${port}`]
    const browser = await chromium.launch({ executablePath: findChromium(), args })
    try {
      return await work({ url, screens: await screensOf(url), browser, port })
    } finally {
      await browser.close()
    }
  } finally {
    await shop?.stop()
  }
}

async function screensOf(url: string): Promise<Phone['screens']> {
  const list = await (await fetch(`${url}/es/libros`)).text()
  const [, product] = /href="(\/es\/libro\/[^"]+)"/.exec(list) ?? []
  if (!product) throw new Error('The catalogue has no products')
  const screens = [
    { what: 'home page', path: '/es', indexed: true },
    { what: 'list', path: '/es/novedades', indexed: true },
    { what: 'search', path: '/es/buscar?q=agua', indexed: false },
    { what: 'product', path: product, indexed: true },
    { what: 'basket', path: '/es/cesta', indexed: false },
  ]
  // Kept and compressed, as the pages that most visitors see.
  for (const { path } of [...screens, ...screens, ...screens])
    await (await fetch(url + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
  return screens
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** What crosses the wire while `act` is done and until nothing more comes: bytes with their headers, by the kind the browser gives them. */
export async function bytesOf(page: Page, act: () => Promise<unknown>): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page)
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  await session.send('Network.enable')
  await act()
  await page.waitForLoadState('networkidle')
  await session.detach()
  return bytes
}
