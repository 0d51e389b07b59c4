import { pathTo } from '#screens/addresses.ts'
import { openShop, type RunningShop } from '#tests/support/running-shop.ts'
import { addressOf, plentiful } from './support/products.ts'
import { test as base, expect, hydrated, type Page } from './support/visitor.ts'
import { wordsOf } from './support/words.ts'

const { shell, catalogue } = wordsOf('es')
const id = 'G-PALACE'

/** The tag of the other house, as far as it shows here: it reads its calls and sends each event to the region's collector. */
const tag = `(() => {
  const state = {}
  const send = (event, fields) => {
    if (window['ga-disable-' + state.id]) return
    const query = new URLSearchParams({ en: event, dl: state.set.page_location, ...(fields.page_path ? { dp: fields.page_path } : {}) })
    navigator.sendBeacon('https://region1.google-analytics.com/g/collect?' + query)
  }
  const read = (call) => {
    if (Object.prototype.toString.call(call) !== '[object Arguments]') return
    const [name, first, second] = call
    if (name === 'set') state.set = { ...state.set, ...first }
    if (name === 'config') { state.id = first; document.cookie = '_ga=1; Path=/' }
    if (name === 'event' && state.id) send(first, second)
  }
  window.dataLayer.forEach(read)
  const push = window.dataLayer.push.bind(window.dataLayer)
  window.dataLayer.push = (call) => { push(call); read(call) }
})()`

let shop: RunningShop | undefined
/** A second server on the same shop, set up with a tag. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from the pattern
  baseURL: async ({}, use) => use(shop?.url ?? ''),
})
test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')
test.describe.configure({ mode: 'serial' })
const ground = process.env.SHOP_URL
test.beforeAll(async () => {
  shop = await openShop({ environment: { DATABASE_URL: process.env.SHOP_DATABASE ?? '', ANALYTICS_ID: id } })
  process.env.SHOP_URL = shop.url
})
test.afterAll(async () => {
  process.env.SHOP_URL = ground
  await shop?.stop()
})

/** What reaches the other house, which stands at the edge of the network. */
async function elsewhere(page: Page) {
  const loaded: string[] = []
  const told: { event: string | null; at: string | null; path: string | null }[] = []
  await page.context().route('https://www.googletagmanager.com/**', (route) => {
    loaded.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: tag })
  })
  await page.context().route('https://*.google-analytics.com/**', (route) => {
    const { searchParams } = new URL(route.request().url())
    told.push({ event: searchParams.get('en'), at: searchParams.get('dl'), path: searchParams.get('dp') })
    return route.fulfill({ status: 204 })
  })
  return { loaded, told, events: () => told.map(({ event }) => event) }
}
const choose = (page: Page, choice: 'accepted' | 'rejected') => page.locator(`.consent [data-choice="${choice}"]`).click()

test.describe('@desktop the tag that counts visits', () => {
  test('D-07 comes with consent, through the policy of the page, and is told of pages and events without what was typed', async ({
    page,
  }) => {
    const house = await elsewhere(page)
    await page.goto(`${pathTo('search', 'es')}?q=historia`)
    await hydrated(page)
    expect(house.loaded).toEqual([])
    await choose(page, 'accepted')
    await expect
      .poll(() => house.told)
      .toEqual([{ event: 'page_view', at: `${shop?.url}${pathTo('search', 'es')}`, path: pathTo('search', 'es') }])
    expect(house.loaded).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`])
    const product = await plentiful('object')
    await page.goto(addressOf(product, 'es'))
    await hydrated(page)
    await expect.poll(house.events).toEqual(['page_view', 'view_item', 'page_view'])
    await page.getByRole('button', { name: catalogue.addToCart, exact: true }).first().click()
    await expect.poll(house.events).toEqual(['page_view', 'view_item', 'page_view', 'add_to_cart'])
    expect(house.told.filter(({ at }) => at?.includes('historia'))).toEqual([])
  })

  test('D-08 stays away before consent and after a refusal, and goes when consent is taken back', async ({ page }) => {
    const house = await elsewhere(page)
    await page.goto(pathTo('stores', 'es'))
    await hydrated(page)
    await choose(page, 'rejected')
    await page.goto(pathTo('agenda', 'es'))
    await hydrated(page)
    expect(house.loaded).toEqual([])
    await page.getByRole('button', { name: shell.cookieSettings }).click()
    await choose(page, 'accepted')
    await expect.poll(house.events).toEqual(['page_view'])
    await page.getByRole('button', { name: shell.cookieSettings }).click()
    await choose(page, 'rejected')
    await page.getByRole('link', { name: shell.legalNotice }).last().click()
    await expect(page).toHaveURL(pathTo('legal-notice', 'es'))
    await page.waitForFunction(() => !document.cookie.includes('_ga'))
    expect(house.events()).toEqual(['page_view'])
  })
})
