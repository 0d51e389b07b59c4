import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Reader } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { type Language, languages } from '#kernel/language.ts'
import { cafe, currentMenu, menuPdfPath } from './cafe.ts'
import { Cafe } from './contract.ts'
import { menuPdf } from './menu-pdf.ts'

/** What the café-bookshop serves and shows (T-27, T-28). */
export const cafeRoutes =
  ({ db }: { db: Reader }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/cafe/', { schema: { tags: ['cafe'], response: { 200: Cafe } } }, ({ language }) => cafe(db, language))
  }

interface PaperDeps {
  db: Reader
  nameIn: (language: Language) => string
}

/** The week's menu as a PDF at an address that can be printed on a card; each is set once and kept until the menu changes (T-29). */
export const menuPaperRoutes =
  ({ db, nameIn }: PaperDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const set = new Map<Language, { of: string; bytes: Promise<Buffer> }>()
    for (const language of languages)
      app.get(menuPdfPath(language), { schema: { hide: true } }, async (_request, reply) => {
        const menu = await currentMenu(db, new Date())
        if (!menu) throw new NotFound('cafe.no_menu')
        const of = `${menu.id} ${menu.updated_at.getTime()}`
        const known = set.get(language)
        const kept = known?.of === of ? known : { of, bytes: menuPdf(menu, language, nameIn(language)) }
        set.set(language, kept)
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="menu-${menu.week}-${language}.pdf"`)
          .header('cache-control', 'public, max-age=300')
          .send(await kept.bytes)
      })
  }
