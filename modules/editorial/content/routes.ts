import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { storeCounts } from '#modules/goods/stores/stores.ts'
import { home, menu, page } from './content.ts'
import { Home, InformationId, Menu, Page, PageKey, type ShopSettings as Settings, ShopSettings } from './contract.ts'

interface Deps {
  db: Pool
  settings: (language: Settings['switcher'][number], storefront: string) => Promise<Omit<Settings, 'stores' | 'pickup_stores'>>
}

/** Menu, home and pages (I-31, I-32). */
export const contentRoutes =
  ({ db, settings }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/menu/', { schema: { tags: ['content'], response: { 200: Menu } } }, ({ language, storefront }) =>
      menu(db, storefront, language),
    )
    app.get('/home/', { schema: { tags: ['content'], response: { 200: Home } } }, ({ language, storefront }) =>
      home(db, storefront, language),
    )
    app.get(
      '/settings/',
      { schema: { tags: ['content'], response: { 200: ShopSettings } } },
      async ({ language, storefront }) => {
        const [shop, { all, handingOut }] = await Promise.all([settings(language, storefront), storeCounts(db)])
        return { ...shop, stores: all, pickup_stores: handingOut }
      },
    )
    app.get(
      '/pages/:key/',
      { schema: { tags: ['content'], params: PageKey, response: { 200: Page } } },
      ({ params, language, storefront }) => page(db, storefront, params.key, language),
    )
    app.get(
      '/general-information/:id/',
      { schema: { tags: ['content'], params: InformationId, response: { 200: Page } } },
      ({ params, language, storefront }) => page(db, storefront, `general-information-${params.id}`, language),
    )
  }
