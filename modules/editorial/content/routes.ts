import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { storeCounts } from '#modules/goods/stores/stores.ts'
import { home, menu, page } from './content.ts'
import { Home, Menu, Page, type ShopSettings as Settings, ShopSettings } from './contract.ts'

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
    const Key = z.object({ key: z.string().regex(/^[a-z0-9-]{1,60}$/) })
    app.get(
      '/pages/:key/',
      { schema: { tags: ['content'], params: Key, response: { 200: Page } } },
      ({ params, language, storefront }) => page(db, storefront, params.key, language),
    )
    const Id = z.object({ id: z.coerce.number().int().min(1).max(9999) })
    app.get(
      '/general-information/:id/',
      { schema: { tags: ['content'], params: Id, response: { 200: Page } } },
      ({ params, language, storefront }) => page(db, storefront, `general-information-${params.id}`, language),
    )
  }
