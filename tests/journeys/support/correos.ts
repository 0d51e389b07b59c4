import { fakeCorreos } from '#tests/support/fake-correos.ts'
import { openShop, type RunningShop } from '#tests/support/running-shop.ts'
import { test as base } from './visitor.ts'

/** A second server on the shop of the run, whose parcels go with a Correos of our own; call it once at the top of a file. */
export function withCorreos() {
  const correos = fakeCorreos()
  const ground = process.env.SHOP_URL
  let shop: RunningShop | undefined
  const test = base.extend({
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from the pattern
    baseURL: async ({}, use) => use(shop?.url ?? ''),
  })
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(async () => {
    await correos.server.open()
    shop = await openShop({
      environment: {
        DATABASE_URL: process.env.SHOP_DATABASE ?? '',
        CARRIER: 'correos',
        CORREOS_URL: correos.server.url,
        CORREOS_USER: 'palacio',
        CORREOS_PASSWORD: 'secreto',
        CORREOS_LABELLER: 'XXX1',
      },
    })
    process.env.SHOP_URL = shop.url
  })
  test.afterAll(async () => {
    process.env.SHOP_URL = ground
    await shop?.stop()
    correos.server.close()
  })
  return { test, correos }
}
