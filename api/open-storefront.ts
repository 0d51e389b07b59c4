import type { FastifyInstance } from 'fastify'
import { fallbackLanguage, isLanguage, type Language } from '#kernel/language.ts'
import { menuPaperRoutes } from '#modules/editorial/cafe/routes.ts'
import { magazineFeedRoutes } from '#modules/editorial/magazine/routes.ts'
import { sitemapRoutes } from '#modules/editorial/sitemap/routes.ts'
import type { SearchIndex } from '#modules/goods/search/index/open.ts'
import { requireDesk } from '#modules/libraries/desk/access.ts'
import { requireSender } from '#modules/libraries/order-letters/routes.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { analyticsOrigins } from './analytics-origins.ts'
import type { Parts } from './app.ts'
import { backoffice } from './backoffice.ts'
import { paymentOrigins } from './payment-gateways.ts'
import { openPreviews } from './previews.ts'
import { serverApi } from './server-api.ts'
import { sessionHandover } from './session-cookie.ts'
import { shopSettings } from './shop-settings.ts'
import { storefront } from './ssr.ts'

/** Well under the life of an anonymous token. */
const tokenKeptFor = 5 * 60_000

/** The same value until it has been kept for long enough. */
function renewing<T>(make: () => Promise<T>, ttlMs: number): () => Promise<T> {
  let kept: Promise<T> | undefined
  let until = 0
  return () => {
    if (!kept || Date.now() > until) {
      kept = make()
      until = Date.now() + ttlMs
    }
    return kept
  }
}

/** Lays the rendered pages, and those of the back office, over the API of the same process. */
export async function openStorefront(
  app: FastifyInstance,
  { config, db, root, search, replicas }: Parts & { root: string; search: SearchIndex },
) {
  const previews = openPreviews(app, { config, db, search })
  app.addHook('onClose', () => previews.close())
  const accessToken = renewing(() => anonymousToken(config.SECRET), tokenKeptFor)
  app.post(
    '/storefront/token/',
    { schema: { hide: true }, config: { rateLimit: { max: 60, timeWindow: 60_000 } } },
    async (_request, reply) => reply.header('cache-control', 'no-store').send({ access: await anonymousToken(config.SECRET) }),
  )
  await app.register(sessionHandover)
  const nameIn = (language: Language) => shopSettings(config)(language).name
  const reader = replicas?.reader ?? db
  await app.register(menuPaperRoutes({ db: reader, nameIn }))
  await app.register(magazineFeedRoutes({ db: reader, origin: config.PUBLIC_URL, nameIn }))
  await app.register(
    sitemapRoutes({
      db: reader,
      storefront: config.STORE_CODE,
      origin: config.PUBLIC_URL,
      quizzesAfterSeason: config.QUIZZES_AFTER_SEASON,
    }),
  )
  // Before the pages: what they answer while they are worked on passes by what was laid out earlier alone.
  await backoffice(app, { root, development: config.NODE_ENV === 'development', publicUrl: config.PUBLIC_URL })
  await app.register(storefront, {
    root,
    development: config.NODE_ENV === 'development',
    publicUrl: config.PUBLIC_URL,
    others: [paymentOrigins(config), analyticsOrigins(config)],
    cache: app.cachedPages,
    previews,
    standingAt: (pathname) => app.pageAddresses.at(pathname),
    perMinute: config.PAGES_PER_MINUTE,
    mayTakeFile: {
      'private-paste': (signed, now) => requireDesk(db, signed, now),
      'private-order-by-email': (signed, now) => requireSender(db, signed, now),
    },
    shopPaths: () => app.storefronts.paths(),
    api: async (request: Request, address: string) => {
      const { pathname } = new URL(request.url)
      const [, segment] = pathname.split('/')
      const calls = previews.calls()
      return serverApi(calls, isLanguage(segment) ? segment : fallbackLanguage, {
        store: await app.storefronts.at(pathname),
        accessToken,
        address,
        agent: request.headers.get('user-agent') ?? undefined,
        fresh: calls !== app,
      })
    },
  })
}
