import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ShopError } from '#kernel/errors.ts'
import { DiskFiles } from '#modules/platform/files/disk.ts'
import { withDatabase } from '#tests/support/database.ts'
import { isOfProduct, picturedProducts } from '../catalogue/pictured.ts'
import { artPicture, type PictureSubject, pictureOf } from './picture.ts'
import { RenditionStore } from './rendition-store.ts'
import { mediaRoutes } from './routes.ts'

const database = withDatabase()
let app: FastifyInstance
let dataDir: string
const book: PictureSubject = {
  id: 1,
  kind: 'book',
  title: 'Cuentos & "leyendas"',
  author: 'A. Llull',
  artwork: { theme: 'tiling' },
  format: null,
  images: [],
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'shop-media-'))
  const { sql } = database
  await sql`insert into storefront (code) values ('T013') on conflict do nothing`
  await sql`insert into product (id, kind, ean, sku, title, slug, artwork) overriding system value values
    (1, 'book', '9788400000011', 'a', ${book.title}, 'a', ${sql.json({ theme: 'tiling' })}),
    (2, 'object', '2000000000022', 'b', 'Taza', 'b', null)`
  await sql`insert into author (id, name, sort_name, slug) overriding system value values (1, 'A. Llull', 'Llull', 'llull')`
  await sql`insert into product_author (product_id, author_id, position) values (1, 1, 1)`
  await sql`insert into product_translation (product_id, language, title) values (1, 'en', 'Tales & legends')`
  await sql`insert into product_image (product_id, position, file_key, width, height, dominant_colour) values (2, 1, 'cup', 300, 200, '#eeeeee'), (2, 2, 'lost', 300, 200, '#eeeeee')`
  await mkdir(path.join(dataDir, 'photographs'))
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#aa8844' } })
    .jpeg()
    .toFile(path.join(dataDir, 'photographs', 'cup'))
  app = Fastify()
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof ShopError && error.kind === 'not_found' ? 404 : 500).send({}),
  )
  await app.register(
    mediaRoutes({
      db: sql,
      products: picturedProducts,
      photographs: [isOfProduct],
      files: new DiskFiles(dataDir),
      dataDir,
      perMinute: 1_000,
    }),
  )
})
afterAll(async () => {
  await app?.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe('pictures of products', () => {
  it('are drawn at the address that pages carry, in every language of the title, and may be kept for ever', async () => {
    for (const title of [book.title, 'Tales & legends']) {
      const { src, width, height } = pictureOf({ ...book, title }).zoom
      const answer = await app.inject(src)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('image/webp')
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      const meta = await sharp(answer.rawPayload).metadata()
      expect(meta.width).toBe(480)
      expect(meta.height).toBe(Math.round((480 * height) / width))
      const again = await app.inject({ url: src, headers: { 'if-none-match': String(answer.headers['etag']) } })
      expect(again.statusCode).toBe(304)
    }
  })

  it('come as AVIF to browsers that know it', async () => {
    const [first] = pictureOf(book).zoom.avif?.split(' ') ?? []
    const answer = await app.inject(String(first))
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/avif'])
    const meta = await sharp(answer.rawPayload).metadata()
    expect([meta.compression, meta.width]).toEqual(['av1', 160])
  })

  it('lead from an earlier version to the one of today', async () => {
    const answer = await app.inject('/media/product/1/main-0old-480.webp')
    expect(answer.statusCode).toBe(302)
    expect(answer.headers['location']).toBe(pictureOf(book).zoom.src)
    expect(answer.headers['cache-control']).toBe('public, max-age=60')
  })

  it.each([
    '/media/product/999999/main-abc-480.webp',
    '/media/product/1/main-abc-481.webp',
    '/media/product/1/main-abc-5000.webp',
    '/media/product/1/other-abc-480.webp',
    '/media/product/1/main-abcabcabcabc-480.webp',
    '/media/product/1e3/main-abc-480.webp',
    '/media/product/99999999999999999999/main-abc-480.webp',
    '/media/product/1/main-abc-480.png',
    '/media/art/tiling-1280x720-0-480.webp',
    '/media/art/tiling-1281x720-5-480.webp',
    '/media/art/nowhere-1280x720-5-480.webp',
    '/media/art/constructor',
    '/media/file/unknown-480.webp',
    '/media/file/lost-480.webp',
    '/media/file/..%2Fsecret-480.webp',
  ])('%s is not found', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404)
  })
})

it('paints the banners that pages carry and serves the marks', async () => {
  const banner = await app.inject(artPicture('ceramics', 1280, 720, '').src)
  expect([banner.statusCode, banner.headers['content-type']]).toEqual([200, 'image/webp'])
  for (const name of ['favicon', 'not-found', 'mark', 'band']) {
    const answer = await app.inject(`/media/art/${name}.svg`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  }
})

it('serves photographs no larger than they are', async () => {
  const answer = await app.inject('/media/file/cup-480.webp')
  expect(answer.statusCode).toBe(200)
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(300)
})

describe('the store of drawn pictures', () => {
  const folder = () => mkdtemp(path.join(dataDir, 'store-'))

  it('draws a picture once, however many ask at the same time, and then never again', async () => {
    const store = new RenditionStore(await folder())
    let drawn = 0
    const draw = async () => {
      drawn += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
      return Buffer.from('picture')
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.get('one', draw)))
    expect(answers.map(String)).toEqual(Array(20).fill('picture'))
    await store.get('one', draw)
    expect(drawn).toBe(1)
  })

  it('draws no more at once than it may, refuses when too many wait, and recovers from a failure', async () => {
    const store = new RenditionStore(await folder(), { atOnce: 2, waiting: 3 })
    let [now, most] = [0, 0]
    const refused = Promise.withResolvers<void>()
    const draw = async () => {
      now += 1
      most = Math.max(most, now)
      await refused.promise
      now -= 1
      return Buffer.from('x')
    }
    let refusals = 0
    const asked = Array.from({ length: 8 }, (_, k) => store.get(`k${k}`, draw))
    for (const one of asked)
      one.catch(() => {
        refusals += 1
        if (refusals === 3) refused.resolve()
      })
    const all = await Promise.allSettled(asked)
    expect(most).toBe(2)
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(3)
    await expect(store.get('bad', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(String(await store.get('bad', draw))).toBe('x')
  })

  it('lets the oldest go when the disk has had enough', async () => {
    const place = await folder()
    const store = new RenditionStore(place, { bytes: 50_000 })
    for (let k = 0; k < 30; k++) await store.get(`k${k}`, async () => Buffer.alloc(5_000))
    const kept = (await readdir(place, { recursive: true })).filter((name) => /k\d+$/.test(name))
    expect(kept.length).toBeLessThanOrEqual(10)
    expect(kept.some((name) => name.endsWith('k29'))).toBe(true)
  })
})
