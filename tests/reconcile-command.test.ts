import { spawnSync } from 'node:child_process'
import { beforeAll, expect, it } from 'vitest'
import { bareEnvironment } from './support/bare-environment.ts'
import { withDatabase } from './support/database.ts'
import { payingOrders } from './support/paid-orders.ts'
import { withShop } from './support/shop.ts'
import { root } from './support/source-files.ts'

const empty = withDatabase()
const shop = withShop()
const { paidOrder } = payingOrders(shop)

beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

const command = (url: string, ...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/reconcile.ts', ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...bareEnvironment, DATABASE_URL: url, SECRET: shop.config.SECRET },
  })
  return { status, stdout, stderr }
}
const urlOfShop = async () => {
  const url = new URL(empty.url)
  const [row] = await shop.sql<{ name: string }[]>`select current_database() as name`
  url.pathname = `/${row!.name}`
  return url.href
}

it('npm run reconcile ends with 0 where the books agree, and with 1 and the rows where they do not', async () => {
  expect(command(empty.url)).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('0 differences') })
  const { number } = await paidOrder()
  const url = await urlOfShop()
  expect(command(url, '--gateway')).toMatchObject({ status: 0, stderr: '' })
  await shop.sql`update product set stock = stock + 1`
  await shop.sql`update shop_order set vat = '[]' where number = ${number}`
  const { status, stdout } = command(url)
  expect(status).toBe(1)
  expect(stdout).toMatch(/✗ order_vat +1 /)
  expect(stdout).toContain(`${number}: rates 0`)
  expect(stdout).toMatch(/✗ product_stock +1 /)
  expect(stdout).toContain('2 differences')
  const json = JSON.parse(command(url, '--json').stdout) as { name: string; count: number }[]
  expect(json.filter(({ count }) => count > 0).map(({ name }) => name)).toEqual(['order_vat', 'product_stock'])
})
