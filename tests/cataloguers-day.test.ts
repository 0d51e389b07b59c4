import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { withShop } from './support/shop.ts'
import { staffing } from './support/staffing.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-cataloguer-'))
const shop = withShop({ DATA_DIR: dataDir })
const { hire } = staffing(shop)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

it('is a book made, priced, pictured, put into a list, seen in the shop and withdrawn, and all of it is kept', async () => {
  const { call, token } = await hire(['catalogue'])
  await shop.sql`insert into category (id, kind) values (1, 'book')`
  const made = await call('POST', '/titles/', { kind: 'book', ean: '9788437604947', title: 'Cien poemas' })
  const title = `/titles/${made.body.id}/`
  await call('POST', `${title}prices/`, { price_cents: 1250 })
  const { version } = (await call('GET', title)).body
  await call('PATCH', title, { version, categories: [1], texts: { en: { title: 'A hundred poems' } } })
  const sent = await shop.app.inject({
    method: 'POST',
    url: `/api/staff${title}pictures/?store=T013`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    payload: await sharp({ create: { width: 400, height: 600, channels: 3, background: '#204080' } })
      .png()
      .toBuffer(),
  })
  expect(sent.statusCode).toBe(200)
  await call('POST', `${title}publish/`, { version: (await call('GET', title)).body.version })
  const named = { title: 'Poesía' }
  const list = await call('POST', '/lists/', { kind: 'featured', texts: { es: named, ca: named, en: named } })
  await call('POST', `/lists/${list.body.id}/titles/`, { ids: [made.body.id] })

  const listed = async () => (await shop.call('GET', `/lots/?lot=${list.body.id}`)).body.items
  expect(await listed()).toMatchObject([{ title: 'A hundred poems', price: 12.5, images: { cart: { width: 400 } } }])
  const found = async () =>
    (await shop.call('GET', '/products/?q=hundred%20poems')).body.items.map(({ pk }: { pk: number }) => pk)
  await expect.poll(found).toEqual([made.body.id])

  const now = (await call('GET', title)).body
  const away = await call('POST', `${title}withdraw/`, { version: now.version, reason: 'the publisher took it back' })
  expect(away.body).toMatchObject({ state: 'withdrawn', lists: [{ id: list.body.id }] })
  await expect.poll(found).toEqual([])
  expect(await listed()).toEqual([])
  const fields = (await call('GET', `${title}history/`)).body.items.map(({ field }: { field: string }) => field)
  expect(fields).toEqual(
    expect.arrayContaining(['state', 'price_cents', 'categories', 'texts.en.title', 'pictures', 'withdrawn_reason']),
  )
})
