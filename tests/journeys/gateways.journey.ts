import type { ProductCard } from '#modules/goods/catalogue/contract.ts'
import { fakeStripe, stripeKeys } from '#tests/support/fake-stripe.ts'
import { openShop, type RunningShop } from '#tests/support/running-shop.ts'
import { plentiful } from './support/products.ts'
import { buying, freshEmail } from './support/purchase.ts'
import { test as base, expect, expectAccessible, type Page } from './support/visitor.ts'

/** Stripe's script, as far as the page uses it: a frame in its place, a first card that is refused, a second that is paid. */
const script = `window.Stripe = () => ({
  elements: ({ clientSecret }) => ({
    clientSecret,
    create: () => {
      const heard = {}
      return {
        mount: (place) => {
          place.innerHTML = '<iframe title="Card" srcdoc="<p>fields</p>"></iframe>'
          setTimeout(() => heard.ready(), 20)
        },
        destroy() {},
        on: (event, then) => { heard[event] = then },
      }
    },
  }),
  confirmPayment: async ({ elements, confirmParams }) => {
    const answer = await (await fetch('/paid-at-stripe?' + elements.clientSecret)).text()
    if (answer === 'refused') return { error: { type: 'card_error', message: 'Your card was declined.' } }
    location.href = confirmParams.return_url
    return {}
  },
})`

const redsys = 'https://sis-t.redsys.es:25443'
const stripe = fakeStripe()
const ground = process.env.SHOP_URL
let shop: RunningShop | undefined

/** A second server on the same shop, set up for other gateways. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from the pattern
  baseURL: async ({}, use) => use(shop?.url ?? ''),
})
test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  await stripe.server.open()
  shop = await openShop({
    environment: {
      DATABASE_URL: process.env.SHOP_DATABASE ?? '',
      PAYMENT_GATEWAYS: 'stripe,redsys',
      REDSYS_METHODS: 'bizum',
      REDSYS_MERCHANT_CODE: '999008881',
      REDSYS_SECRET: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
      STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey,
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      STRIPE_API_URL: stripe.server.url,
    },
  })
  process.env.SHOP_URL = shop.url
})
test.afterAll(async () => {
  process.env.SHOP_URL = ground
  await shop?.stop()
  stripe.server.close()
})

/** What Stripe does once its fields are sent: it decides, and posts its event to the shop. */
async function stripeAt(page: Page, card: { refused: boolean; reachable: boolean }) {
  await page.route('https://js.stripe.com/**', (route) =>
    card.reachable ? route.fulfill({ contentType: 'text/javascript', body: script }) : route.abort(),
  )
  await page.route('**/paid-at-stripe?*', async (route) => {
    const { raw, headers } = stripe.pay(new URL(route.request().url()).search.slice(1), { refuse: card.refused })
    const answer = await fetch(`${shop?.url}/api/payments/notify/stripe/`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: raw,
    })
    expect(answer.status).toBe(200)
    await route.fulfill({ body: card.refused ? 'refused' : 'paid' })
  })
}

test.describe('gateways of others', { tag: '@desktop' }, () => {
  let book: ProductCard
  test.beforeAll(async () => {
    book = await plentiful('book')
  })

  test('a card is typed in the gateway’s own fields, and nothing of theirs is loaded before', async ({ page, complaints }) => {
    complaints.expected.push(/js\.stripe\.com/)
    const card = { refused: true, reachable: false }
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('stripe.com')) asked.push(request.url())
    })
    await stripeAt(page, card)
    const buy = buying(page, 'en')
    const { checkout } = buy.words
    await buy.reachPayment(book, freshEmail('fields'))
    await expectAccessible(page)
    await buy.acceptConditions()
    await buy.proveHuman()
    expect(asked).toEqual([])
    await buy.button(checkout.pay).click()
    await expect(page.getByRole('alert')).toHaveText(checkout.cardFailed)

    card.reachable = true
    await buy.button(checkout.cardAgain).click()
    const payNow = page.getByRole('button', { name: /^Pay €/ })
    await expect(payNow).toBeEnabled()
    expect(await page.locator('input[autocomplete^=cc-]').count()).toBe(0)
    await payNow.click()
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
    card.refused = false
    await payNow.click()
    await buy.confirmed()
  })

  test('Bizum is paid on the bank’s page, by a form the policy lets through', async ({ page }) => {
    let sent = ''
    await page.route(`${redsys}/**`, async (route) => {
      sent = route.request().postData() ?? ''
      await route.fulfill({ contentType: 'text/html', body: '<title>bank</title><h1>The bank</h1>' })
    })
    const buy = buying(page, 'ca')
    await buy.reachPayment(book, freshEmail('bizum'))
    await buy.acceptConditions()
    await buy.proveHuman()
    await page.getByRole('radio', { name: /^Bizum/ }).check()
    await buy.button(buy.words.checkout.pay).click()
    await expect(page.getByRole('heading', { name: 'The bank' })).toBeVisible()
    expect(page.url()).toBe(`${redsys}/sis/realizarPago`)
    const values = Buffer.from(new URLSearchParams(sent).get('Ds_MerchantParameters') ?? '', 'base64').toString()
    expect(JSON.parse(values)).toMatchObject({ DS_MERCHANT_PAYMETHODS: 'z', DS_MERCHANT_CONSUMERLANGUAGE: '3' })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('the page says politely that its card fields need them', async ({ page }) => {
      const buy = buying(page, 'es', { scripts: false })
      await buy.reachPayment(book, freshEmail('no-scripts'))
      await expect(page.getByText(buy.words.checkout.noScriptsCard)).toBeVisible()
      await expect(page.getByRole('radio', { name: /^Bizum/ })).toBeVisible()
    })
  })
})
