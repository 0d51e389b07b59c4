import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { pictureInset } from '#kernel/insets.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-text-pictures-'))
const shop = withShop({ DATA_DIR: dataDir })
const { hire } = staffing(shop)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const photograph = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#b03020' } })
    .jpeg()
    .toBuffer()
const send = async (token: string, says: Record<string, string>, payload?: Buffer) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/staff/text-pictures/?${new URLSearchParams({ store: 'T013', lang: 'en', ...says })}`,
    headers: { authorization: `Bearer ${token}`, ...(payload && { 'content-type': 'image/jpeg' }) },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: JSON.parse(answer.payload) }
}
const files = () => readdir(path.join(dataDir, 'photographs')).catch(() => [])

describe('a picture for a text', () => {
  it('is sent with what it shows, read in each language, and shown by the shop at its sizes', async () => {
    const { token, call } = await hire(['marketing'])
    const sent = await send(token, { alt_es: 'El patio', alt_en: 'The courtyard' }, await photograph())
    const alt = { es: 'El patio', ca: '', en: 'The courtyard' }
    expect(sent).toMatchObject({ status: 200, body: { width: 600, height: 400, alt } })
    const { key, src } = sent.body
    expect((await shop.app.inject(src)).headers['content-type']).toBe('image/webp')
    expect((await call('GET', `/text-pictures/${key}/`)).body).toMatchObject({ key, alt })
    expect((await call('GET', `/text-pictures/${'0'.repeat(32)}/`)).body.code).toBe('wording.no_picture')
    expect((await shop.app.inject(`/media/file/${'0'.repeat(32)}-480.webp`)).statusCode).toBe(404)
  })

  it('stands in a post like any of its drawings', async () => {
    const { token, call } = await hire(['marketing'])
    await call('PUT', '/magazine/authors/', {
      key: 'writer',
      name: 'A writer',
      texts: { es: { trade: 'x', biography: 'x' }, ca: { trade: 'x', biography: 'x' }, en: { trade: 'x', biography: 'x' } },
    })
    const { key, width, height } = (await send(token, { alt_es: 'El patio' }, await photograph())).body
    const body = `Antes.\n\n${pictureInset({ name: key, width, height, words: 'El [patio]' })}\n\nDespués.`
    const texts = { title: 'Un patio', summary: 'Un patio.', body }
    const made = await call('POST', '/magazine/', {
      key: 'courtyard',
      author: 'writer',
      theme: 'tiling',
      products: [],
      published_on: null,
      texts: { es: texts, ca: texts, en: texts },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
  })

  it('is kept by nobody who may not write, nor without a word of what it shows, nor where none was sent', async () => {
    const [seller, editor] = [await hire(['bookseller']), await hire(['marketing'])]
    const before = await files()
    expect((await send(seller.token, { alt_es: 'x' }, await photograph())).status).toBe(403)
    expect(await send(editor.token, { alt_es: ' ' }, await photograph())).toMatchObject({
      status: 400,
      body: { alt_es: [expect.any(String)] },
    })
    expect((await send(editor.token, { alt_es: 'x' })).status).toBe(400)
    await expect.poll(files).toEqual(before)
  })
})
