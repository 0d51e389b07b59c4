import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { request } from '@playwright/test'
import { addDays, today } from '#kernel/days.ts'
import { openAsColleague } from './support/colleague.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

test.describe('@desktop doors for other programs', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('a key opens what it says and nothing else, until it is ended', async ({ page }) => {
    const name = `Warehouse ${randomUUID()}`
    await openAsColleague(page, '/keys/new', { roles: ['admin'], language: 'en' })
    await page.getByLabel('For which program').fill(name)
    await page.getByLabel('Look up the catalogue', { exact: true }).check()
    await page.getByLabel('Ends on').fill(addDays(today(), 30))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create' }).click()
    const key = (await page.getByRole('status').getByText(/^key_/).innerText()).trim()

    // The other program has the key alone: no browser, no cookies.
    const program = await request.newContext({
      baseURL: process.env.SHOP_URL ?? '',
      extraHTTPHeaders: { authorization: `Bearer ${key}` },
    })
    const ask = async (path: string) => {
      const answer = await program.get(`/api/staff${path}`)
      return { status: answer.status(), body: await answer.json() }
    }
    const titles = await ask('/titles/?limit=1&lang=en')
    expect([titles.status, titles.body.items.length]).toEqual([200, 1])
    expect(await ask('/orders/?lang=en')).toMatchObject({ status: 403, body: { code: 'staff.key_scope' } })

    await page.getByRole('link', { name: 'Show the key' }).click()
    await expect(page.getByRole('complementary').getByText(key.slice(0, 12))).toBeVisible()
    await expect(page.getByText(key)).toHaveCount(0)
    await page.getByRole('complementary').getByRole('button', { name: 'End', exact: true }).click()
    await expect(page.getByText('The key no longer opens anything.')).toBeVisible()
    expect((await ask('/titles/?limit=1&lang=en')).status).toBe(401)
    await program.dispose()
  })

  test('a feed is written once it is switched on, read by whoever knows its address, and moved to another', async ({ page }) => {
    await openAsColleague(page, '/feeds', { roles: ['admin'], language: 'en' })
    const row = page.getByRole('row', { name: /^Main shop.* Català/ })
    await row.getByRole('button', { name: 'Switch on' }).click()
    await expect(row.getByText('Active', { exact: true })).toBeVisible()
    await expectAccessible(page)
    const address = () =>
      page.evaluate(async () => {
        const { items } = await (await fetch('/api/staff/feeds/?limit=200')).json()
        const feed = items.find((one: { language: string; active: boolean }) => one.language === 'ca' && one.active)
        return new URL(feed.address).pathname
      })
    const other = await request.newContext({ baseURL: process.env.SHOP_URL ?? '' })
    const first = await address()
    await expect.poll(async () => (await other.get(first)).status(), { timeout: 60_000 }).toBe(200)
    const written = await (await other.get(first)).body()
    const xml = (written[0] === 0x1f ? gunzipSync(written) : written).toString('utf8')
    expect(xml).toContain('xmlns:g="http://base.google.com/ns/1.0"')

    await row.getByRole('button', { name: 'Another address' }).click()
    await expect(page.getByText('The former address no longer answers.')).toBeVisible()
    expect((await other.get(first)).status()).toBe(404)
    expect(await address()).not.toBe(first)
    await row.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText('The feed is no longer offered.')).toBeVisible()
    await other.dispose()
  })
})
