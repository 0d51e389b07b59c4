import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-pictures-'))
const shop = withShop({ DATA_DIR: dataDir })
const { hire } = staffing(shop)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const photograph = (width = 600, height = 400) => sharp({ create: { width, height, channels: 3, background: '#b03020' } }).jpeg()
const send = async (token: string, title: number, payload: Buffer, type = 'image/jpeg', language = 'en') => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/staff/titles/${title}/pictures/?store=T013&lang=${language}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload,
  })
  return { status: answer.statusCode, body: JSON.parse(answer.payload) }
}
const files = () => readdir(path.join(dataDir, 'photographs')).catch(() => [])
const shown = async (id: number, language = 'es') => (await shop.call('GET', `/products/${id}/`, undefined, language)).body

describe('a picture', () => {
  it('is sent as it is, turned upright, freed of what the camera wrote, and shown by the shop at its sizes', async () => {
    const { token, call } = await hire(['catalogue'])
    const id = await givenProduct(shop.sql)
    const upright = await photograph()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .toBuffer()
    const sent = await send(token, id, upright)
    expect(sent).toMatchObject({ status: 200, body: { items: [{ width: 400, height: 600, focus: { x: 0.5, y: 0.5 } }] } })
    const [kept] = await files()
    expect((await sharp(path.join(dataDir, 'photographs', kept!)).metadata()).exif).toBeUndefined()
    const picture = sent.body.items[0]
    await call('PATCH', `/titles/${id}/pictures/${picture.id}/`, {
      alt: { es: 'La cubierta', en: 'The cover' },
      focus: { x: 0.2, y: 0.1 },
    })
    await expect
      .poll(async () => (await shown(id, 'en')).images.zoom)
      .toMatchObject({ alt: 'The cover', focus: '20% 10%', ground: expect.stringMatching(/^#[a-f]/) })
    expect((await shown(id, 'ca')).images.zoom.alt).toBe('La cubierta')
    const rendition = await shop.app.inject(picture.src)
    expect([rendition.statusCode, rendition.headers['content-type']]).toEqual([200, 'image/webp'])
    const history = (await call('GET', `/titles/${id}/history/`)).body.items
    expect(history.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['pictures', `pictures.${picture.id}.alt`]),
    )
  })

  it('that is none, is cut off, unpacks to too much or is too small says so, and leaves no file', async () => {
    const { token } = await hire(['catalogue'])
    const id = await givenProduct(shop.sql)
    const before = await files()
    const said = async (payload: Buffer, language = 'en') => (await send(token, id, payload, 'image/png', language)).body.code
    expect(await said(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('pictures.none')
    expect(await said((await photograph().toBuffer()).subarray(0, 700))).toBe('pictures.broken')
    expect(await said(await photograph(40, 30).toBuffer())).toBe('pictures.too_small')
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(await said(bomb)).toBe('pictures.too_many_pixels')
    expect(await said(Buffer.alloc(20 * 1024 * 1024 + 1, 0xff))).toBe('pictures.too_large')
    const catalan = await send(token, id, Buffer.from('no picture at all'), 'image/png', 'ca')
    expect(catalan.body.detail).toContain('no és una imatge')
    expect(await files()).toEqual(before)
    expect((await send(token, 999_999, await photograph().toBuffer())).status).toBe(404)
    await expect.poll(files).toEqual(before)
  })

  it('is put in another order and taken away; who looks at an old list is told', async () => {
    const { token, call } = await hire(['catalogue'])
    const id = await givenProduct(shop.sql)
    for (let sent = 0; sent < 3; sent++) await send(token, id, await photograph(400 + sent, 300).toBuffer())
    const ids = (await call('GET', `/titles/${id}/pictures/`)).body.items.map((one: { id: number }) => one.id)
    const turned = await call('POST', `/titles/${id}/pictures/order/`, { ids: ids.toReversed() })
    expect(turned.body.items.map((one: { id: number }) => one.id)).toEqual(ids.toReversed())
    const left = await call('DELETE', `/titles/${id}/pictures/${ids[2]}/`)
    expect(left.body.items.map((one: { id: number }) => one.id)).toEqual([ids[1], ids[0]])
    expect((await call('POST', `/titles/${id}/pictures/order/`, { ids })).status).toBe(400)
    expect((await call('DELETE', `/titles/${id}/pictures/${ids[2]}/`)).status).toBe(404)
  })

  it('is taken by no call that wants none, and from nobody who may not', async () => {
    const [{ token }, seller] = [await hire(['catalogue']), await hire(['bookseller'])]
    const id = await givenProduct(shop.sql)
    expect((await send(seller.token, id, await photograph().toBuffer())).status).toBe(403)
    const astray = await shop.app.inject({
      method: 'POST',
      url: '/api/staff/titles/?store=T013',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
      payload: await photograph().toBuffer(),
    })
    expect(astray.statusCode).toBe(415)
  })
})
