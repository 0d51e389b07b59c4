import { beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#api/config.ts'
import { servicesOf } from '#api/services.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { buying } from '#tests/support/buying.ts'
import { otherTerminal, testTerminal } from '#tests/support/fake-redsys.ts'
import { givenProduct, type TestShop, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { withFakeRedsys } from '#tests/support/with-fake.ts'
import { writtenConditions } from '#tests/support/written-conditions.ts'
import { compareWithGateways } from './compare-gateways.ts'
import { askRefund } from './order-money.ts'
import { runPaymentTasks } from './payment-tasks.ts'

const bank = withFakeRedsys()
const shop = withShop({
  PAYMENT_GATEWAYS: 'redsys',
  REDSYS_MERCHANT_CODE: testTerminal.merchantCode,
  REDSYS_SECRET: testTerminal.secret,
  PAYMENT_ACCOUNTS: 'redsys-mill',
  REDSYS_MILL_MERCHANT_CODE: otherTerminal.merchantCode,
  REDSYS_MILL_SECRET: otherTerminal.secret,
  REDSYS_MILL_METHODS: 'bizum,card',
  get REDSYS_URL() {
    return bank.server.url
  },
})
const { hire } = staffing(shop)
const three = (text: string) => ({ es: text, ca: text, en: text })
const settings = {
  name: three('Mill'),
  tagline: three('Flour'),
  email: 'mill@example.com',
  phone: '900',
  address: 'Mill Lane, 9',
}

/** The calls of the mill's visitors. */
const mill: TestShop = {
  get sql() {
    return shop.sql
  },
  get app() {
    return shop.app
  },
  get config() {
    return shop.config
  },
  async call(method, path, body, language = 'en') {
    const answer = await shop.app.inject({
      method,
      url: `/api${path}${path.includes('?') ? '&' : '?'}store=M001&lang=${language}`,
      headers: { authorization: `Bearer ${await anonymousToken(shop.config.SECRET)}` },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return { status: answer.statusCode, body: answer.payload ? JSON.parse(answer.payload) : null }
  },
}
const { signIn, fill, place, startPaying, detail } = buying(mill)

const notify = async (gateway: string, fields: Record<string, string>) =>
  (await shop.app.inject({ method: 'POST', url: `/api/payments/notify/${gateway}/`, payload: fields })).statusCode
const asked = (fields: Record<string, string>) =>
  JSON.parse(Buffer.from(fields['Ds_MerchantParameters'] ?? '', 'base64').toString()) as Record<string, string>
const attemptsOf = (number: string) => shop.sql<{ id: string; gateway: string }[]>`
  select a.id, a.gateway from payment_attempt a join shop_order o on o.id = a.order_id where o.number = ${number} order by a.id`
const name = (account: string | null) => shop.sql`
  update storefront set settings = settings - 'payment_account' || ${shop.sql.json(account ? { payment_account: account } : {})}
  where code = 'M001'`

let sieve = 0
const ordered = async () => {
  const ana = await signIn()
  const placed = await place(ana, await fill(ana, [sieve]))
  return { ana, number: placed.body.number as string }
}

beforeAll(async () => {
  await shop.app.ready()
  const { call } = await hire(['admin'])
  await call('PUT', '/storefronts/M001/', { path: '/mill', settings: { ...settings, payment_account: 'mill' }, version: 'new' })
  sieve = await givenProduct(shop.sql, { kind: 'object', price_cents: 1000 })
  await shop.sql`update product set storefront_code = 'M001' where id = ${sieve}`
  await writtenConditions(shop.sql, 'M001')
  await call('POST', '/storefronts/M001/open/', {})
})

describe('a shop with a payment account of its own', () => {
  it('is paid there, believes notices that its own key signed and no others, and gives back through the account that was paid', async () => {
    const { ana, number } = await ordered()
    const { fields } = (await startPaying(ana, number)).body.payment
    expect(asked(fields)).toMatchObject({
      DS_MERCHANT_MERCHANTCODE: otherTerminal.merchantCode,
      DS_MERCHANT_MERCHANTURL: expect.stringMatching(/\/api\/payments\/notify\/redsys-mill\/$/),
    })
    const notice = bank.pay(fields)
    expect(await notify('redsys', notice)).toBe(403)
    expect((await detail(ana, number)).payment_state).toBe('pending')
    expect(await notify('redsys-mill', notice)).toBe(200)
    expect((await detail(ana, number)).payment_state).toBe('paid')
    const [attempt] = await attemptsOf(number)
    expect(attempt?.gateway).toBe('redsys-mill')

    // Meanwhile the shop is paid into another account: what was paid before is still given back by the one that has it.
    await name(null)
    const [order] = await shop.sql<{ id: number }[]>`select id from shop_order where number = ${number}`
    await shop.sql.begin((tx) => askRefund(tx, { orderId: order!.id, amountCents: 400, refundId: null, reason: 'refund-1' }))
    await runPaymentTasks(servicesOf(shop.config, shop.sql), new Date(Date.now() + 10))
    expect(bank.operations(attempt!.id)).toMatchObject([
      { type: '0', merchant: otherTerminal.merchantCode },
      { type: '3', amount: 400 },
    ])
    const differences = await compareWithGateways(servicesOf(shop.config, shop.sql), new Date(Date.now() + 3_600_000))
    expect(differences).toEqual([])
    await name('mill')
  })

  it('offers the ways of paying of that account, and the main shop those of its own', async () => {
    const methods = async (of: TestShop) =>
      ((await of.call('GET', '/order/payment-methods/')).body.methods as { method: string }[]).map(({ method }) => method)
    expect(await methods(mill)).toEqual(['bizum', 'card'])
    expect(await methods(shop)).toEqual(['card'])
  })

  it('is paid into that of the main shop where its row names none', async () => {
    await name(null)
    const { ana, number } = await ordered()
    const { fields } = (await startPaying(ana, number)).body.payment
    expect(asked(fields)['DS_MERCHANT_MERCHANTCODE']).toBe(testTerminal.merchantCode)
    await name('mill')
  })

  it('takes no money at all, rather than for another account, where its own is no longer set up; its form says so', async () => {
    const { ana, number } = await ordered()
    await name('gone')
    expect((await startPaying(ana, number)).body.code).toBe('payment.method_not_offered')
    const { call } = await hire(['admin'])
    const { body } = await call('GET', '/storefronts/M001/')
    expect(body.checks).toContainEqual({ check: 'account', done: false, needed: true })
    expect(body.accounts).toEqual(['mill'])
    const put = await call('PUT', '/storefronts/M001/', {
      path: '/mill',
      settings: { ...settings, payment_account: 'gone' },
      version: body.version,
    })
    expect(put.body).toMatchObject({ code: 'storefront.unknown_account' })
    await name('mill')
  })
})

describe('the settings of an account', () => {
  const read = (more: Record<string, string>) =>
    readConfig({ SECRET: 'a secret that only the tests of this shop use', PAYMENT_ACCOUNTS: 'redsys-mill,stripe-mill', ...more })
  const redsys = { REDSYS_MILL_MERCHANT_CODE: otherTerminal.merchantCode, REDSYS_MILL_SECRET: otherTerminal.secret }

  it('are those of its gateway with its name between, and each that is missing or wrong is named without its value', () => {
    const stripe = { STRIPE_MILL_PUBLISHABLE_KEY: 'pk_1', STRIPE_MILL_SECRET_KEY: 'sk_1', STRIPE_MILL_WEBHOOK_SECRET: 'whsec_1' }
    expect(read({ ...redsys, ...stripe }).accounts).toMatchObject([
      { name: 'redsys-mill', account: 'mill', settings: { TERMINAL: '1', METHODS: ['card'], CHARGES_LATER: true } },
      { name: 'stripe-mill', account: 'mill', settings: { SECRET_KEY: 'sk_1' } },
    ])
    const wrong = () => read({ ...redsys, ...stripe, STRIPE_MILL_SECRET_KEY: 'mistaken', REDSYS_MILL_TERMINAL: 'one' })
    expect(wrong).toThrow(/REDSYS_MILL_TERMINAL[\s\S]*STRIPE_MILL_SECRET_KEY/)
    expect(wrong).not.toThrow(/mistaken/)
    expect(() => read(redsys)).toThrow(/STRIPE_MILL_PUBLISHABLE_KEY[\s\S]*STRIPE_MILL_WEBHOOK_SECRET/)
    expect(() => read({ PAYMENT_ACCOUNTS: 'sandbox-mill' })).toThrow(/PAYMENT_ACCOUNTS/)
  })
})
