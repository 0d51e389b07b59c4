import { createHash } from 'node:crypto'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from '#kernel/db.ts'
import { NotFound, ShopError } from '#kernel/errors.ts'
import type { Files } from '#kernel/files.ts'
import { renditionWidths } from '#kernel/renditions.ts'
import { bannerSvg } from './banners/banner.ts'
import { productSvg } from './drawing.ts'
import type { KnowsPhotograph, PicturedProducts } from './drawn-product.ts'
import { marks } from './marks.ts'
import { artSizes, drawingVersion, type View, versionOf } from './picture.ts'
import { drawingAs, drawingAsIcon, type Encoding, photographAs } from './raster.ts'
import { RenditionStore } from './rendition-store.ts'
import { subjectOfVersion } from './subject.ts'
import { isTheme } from './themes.ts'
import { tiles } from './tiles.ts'

interface Options {
  db: Pool
  products: PicturedProducts
  /** Whose photographs are shown; a key that none of them knows has no picture. */
  photographs: readonly KnowsPhotograph[]
  /** Photographs are read from it. */
  files: Files
  /** Pictures are kept under `media` in it. */
  dataDir: string
  /** Pictures of a kind that one address may ask for in a minute. */
  perMinute: number
}

const forEver = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'
const forAMinute = 'public, max-age=60'

const views: readonly string[] = ['main', 'detail', 'size'] satisfies View[]
const isWidth = (text: string | undefined): boolean => renditionWidths.some((width) => String(width) === text)

/** The pictures of the shop, under /media: drawn when first asked for, kept on disk, the same for ever at their address. */
export const mediaRoutes =
  ({ db, products, photographs, files, dataDir, perMinute }: Options) =>
  async (app: FastifyInstance) => {
    const store = new RenditionStore(path.join(dataDir, 'media'), { beside: files.apart ? files : null })
    const isKnown = async (key: string) => {
      for (const knows of photographs) if (await knows(db, key)) return true
      return false
    }
    const hidden = { schema: { hide: true }, config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } }

    app.get<{ Params: { id: string; file: string } }>('/media/product/:id/:file', hidden, async (request, reply) => {
      const { id, file } = request.params
      const [, view, version, width, encoding] = /^([a-z]+)-([0-9a-z]{1,8})-(\d{2,4})\.(avif|webp)$/.exec(file) ?? []
      if (!/^[1-9]\d{0,14}$/.test(id) || !view || !version || !views.includes(view) || !isWidth(width)) throw new NotFound()
      const row = await products.rowOf(db, Number(id))
      if (!row) throw new NotFound()
      const { found, current } = subjectOfVersion(row, version)
      // A page kept a little longer than its product's title still gets its picture.
      if (!found)
        return reply
          .header('cache-control', forAMinute)
          .redirect(`/media/product/${id}/${view}-${versionOf(current)}-${width}.${encoding}`, 302)
      const picture = await store.get(`product-${id}-${file}`, () =>
        drawingAs(encoding as Encoding, productSvg(row, found, view as View), Number(width)),
      )
      return send(request, reply, picture, `image/${encoding}`)
    })

    app.get<{ Params: { file: string } }>('/media/art/:file', hidden, async (request, reply) => {
      const { file } = request.params
      const named = Object.hasOwn(marks, file) ? marks[file] : Object.hasOwn(tiles, file) ? tiles[file] : undefined
      if (file === 'wallet-logo.png') {
        const logo = await store.get(`art-${file}`, () => drawingAsIcon(marks['favicon.svg'] ?? '', 660))
        return send(request, reply, logo, 'image/png', forAnHour)
      }
      if (named) return send(request, reply, Buffer.from(named), 'image/svg+xml', forAnHour)
      const [, theme, size, version, width, encoding] =
        /^([a-z-]+)-(\d{2,4}x\d{2,4})-(\d{1,6})-(\d{2,4})\.(avif|webp)$/.exec(file) ?? []
      const shape = artSizes.find(([wide, high]) => `${wide}x${high}` === size)
      if (!isTheme(theme) || !shape || !isWidth(width)) throw new NotFound()
      if (version !== String(drawingVersion)) throw new NotFound()
      const picture = await store.get(`art-${file}`, () =>
        drawingAs(encoding as Encoding, bannerSvg(theme, shape[0], shape[1]), Number(width)),
      )
      return send(request, reply, picture, `image/${encoding}`)
    })

    app.get<{ Params: { file: string } }>('/media/file/:file', hidden, async (request, reply) => {
      const { file } = request.params
      const [, key, width, encoding] = /^([A-Za-z0-9][A-Za-z0-9_.-]{0,120})-(\d{2,4})\.(avif|webp)$/.exec(file) ?? []
      if (!key || !isWidth(width) || !(await isKnown(key))) throw new NotFound()
      const picture = await store
        .get(`file-${file}`, async () =>
          photographAs(encoding as Encoding, await buffer(await files.read(`photographs/${key}`)), Number(width)),
        )
        .catch((cause) => {
          // What cannot be had at this moment is not gone.
          if (cause instanceof ShopError && cause.kind === 'unavailable') throw cause
          request.log.warn({ key, cause }, 'A photograph cannot be read')
          throw new NotFound()
        })
      return send(request, reply, picture, `image/${encoding}`)
    })
  }

function send(request: FastifyRequest, reply: FastifyReply, body: Buffer, type: string, keep = forEver) {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  reply.header('cache-control', keep).header('etag', etag).header('x-content-type-options', 'nosniff')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(type).send(body)
}
