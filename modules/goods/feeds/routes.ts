import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Files } from '#kernel/files.ts'
import { FeedAddress } from './contract.ts'
import { fetchFeed } from './feeds.sql.ts'
import { nameOfFeed } from './write-feed.ts'

/** It is written every few hours; nobody needs it more often. */
const config = { rateLimit: { max: 20, timeWindow: 60_000 } }

/** The catalogue at an address that nobody can guess, for sites that can send no key. */
export const feedRoutes =
  ({ db, files }: { db: Pool; files: Files }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/feeds/:token/products.xml.gz',
      {
        schema: { tags: ['feeds'], params: FeedAddress, produces: ['application/gzip'] },
        config,
      },
      async ({ params }, reply) => {
        const found = await fetchFeed(db, params.token, new Date())
        if (!found) throw new NotFound('feeds.unknown')
        const name = nameOfFeed(found.file_key)
        const size = await files.sizeOf(name)
        if (size === null) throw new NotFound('feeds.unknown')
        return reply
          .headers({
            'content-type': 'application/gzip',
            'content-length': size,
            'cache-control': 'private, max-age=600',
            'last-modified': found.made_at.toUTCString(),
          })
          .send(await files.read(name))
      },
    )
  }
