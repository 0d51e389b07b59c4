import { connect } from '#database/connect.ts'
import { fakeLcp } from '#tests/support/fake-lcp.ts'
import { openShop, type RunningShop } from '#tests/support/running-shop.ts'
import { givenProduct } from '#tests/support/shop.ts'
import { test as base } from './visitor.ts'

/** A second server on the shop of the run, with a licence server of our own beside it; call it once at the top of a file. */
export function withLcp() {
  const lcp = fakeLcp()
  const ground = process.env.SHOP_URL
  let shop: RunningShop | undefined
  const test = base.extend({
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from the pattern
    baseURL: async ({}, use) => use(shop?.url ?? ''),
  })
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(async () => {
    await lcp.server.open()
    shop = await openShop({ environment: { DATABASE_URL: process.env.SHOP_DATABASE ?? '', ...lcp.settings } })
    process.env.SHOP_URL = shop.url
  })
  test.afterAll(async () => {
    process.env.SHOP_URL = ground
    await shop?.stop()
    lcp.server.close()
  })
  return { test, lcp }
}

/** An ebook of the catalogue without a file. @returns its number and the address that every language knows it by */
export async function givenEbook(title: string): Promise<number> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    return await givenProduct(sql, { title, format_code: 'E00', vat_class: 'ebook', stock: 0, price_cents: 899 })
  } finally {
    await sql.end()
  }
}
