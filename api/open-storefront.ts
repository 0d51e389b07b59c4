import type { FastifyInstance } from 'fastify'
import { fallbackLanguage, isLanguage } from '#kernel/language.ts'
import type { Services } from './app.ts'
import { PageCache } from './page-cache.ts'
import { serverApi } from './server-api.ts'
import { storefront } from './ssr.ts'

/** Lays the rendered pages over the API of the same process. */
export async function openStorefront(app: FastifyInstance, { config, root, accessToken }: Services & { root: string }) {
  const cache = new PageCache()
  await app.register(storefront, {
    root,
    development: config.NODE_ENV === 'development',
    cache,
    api: (request: Request) => {
      const [, segment] = new URL(request.url).pathname.split('/')
      return serverApi(app, isLanguage(segment) ? segment : fallbackLanguage, {
        store: config.STORE_CODE,
        accessToken,
        address: undefined,
      })
    },
  })
  return cache
}
