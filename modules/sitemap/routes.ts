import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { languages } from '#kernel/language.ts'
import { pathTo } from '#kernel/route-table.ts'
import { provinceAddresses } from '#modules/stores/by-province.ts'
import { closedPaths, pagePaths, readingPath } from './addresses.ts'
import { lastProductId, productsBetween, textsToRead } from './sitemap.sql.ts'

interface Deps {
  db: Pool
  storefront: string
  /** Where the shop stands, without a slash at the end. */
  origin: string
}

/** Ids in one part; well under the 50,000 addresses that a part may hold. */
const idsInPart = 20_000
const day = 86_400

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const xml = (root: string, item: string, entries: readonly { loc: string; lastmod?: string }[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries
    .map(({ loc, lastmod }) => `<${item}><loc>${escaped(loc)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</${item}>`)
    .join('\n')}\n</${root}>\n`

/** robots.txt, and a site map per language in parts that stay small however many titles there are (D-14). */
export const sitemapRoutes =
  ({ db, storefront, origin }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const kept = `public, max-age=${day / 24}, stale-while-revalidate=${day}`
    app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', kept)
        .send(
          [
            'User-agent: *',
            ...closedPaths().map((path) => `Disallow: ${path}`),
            'Disallow: /api/',
            '',
            `Sitemap: ${origin}/sitemap.xml`,
            '',
          ].join('\n'),
        ),
    )

    app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
      const parts = Math.ceil((await lastProductId(db)) / idsInPart)
      const entries = languages.flatMap((language) => [
        { loc: `${origin}/sitemap/${language}/pages.xml` },
        { loc: `${origin}/sitemap/${language}/reading.xml` },
        ...Array.from({ length: parts }, (_, place) => ({ loc: `${origin}/sitemap/${language}/products-${place + 1}.xml` })),
      ])
      return reply
        .type('application/xml')
        .header('cache-control', kept)
        .send(xml('sitemapindex', 'sitemap', entries))
    })

    const Language = z.object({ language: z.enum(languages) })
    app.get('/sitemap/:language/pages.xml', { schema: { hide: true, params: Language } }, async ({ params }, reply) =>
      reply
        .type('application/xml')
        .header('cache-control', kept)
        .send(
          xml(
            'urlset',
            'url',
            [...pagePaths(params.language), ...(await provinceAddresses(db, params.language))].map((path) => ({
              loc: `${origin}${path}`,
            })),
          ),
        ),
    )

    app.get('/sitemap/:language/reading.xml', { schema: { hide: true, params: Language } }, async ({ params }, reply) => {
      const rows = await textsToRead(db, storefront, params.language, new Date())
      return reply
        .type('application/xml')
        .header('cache-control', kept)
        .send(
          xml(
            'urlset',
            'url',
            rows.map((row) => ({ loc: `${origin}${readingPath(row, params.language)}` })),
          ),
        )
    })

    const Part = Language.extend({ part: z.coerce.number().int().min(1).max(10_000) })
    app.get('/sitemap/:language/products-:part.xml', { schema: { hide: true, params: Part } }, async ({ params }, reply) => {
      const { language, part } = params
      const rows = await productsBetween(db, storefront, language, (part - 1) * idsInPart, part * idsInPart)
      const entries = rows.map(({ id, kind, sku, slug, changed }) => ({
        loc: `${origin}${
          kind === 'book' ? pathTo('book-detail', language, { slug, id, sku }) : pathTo('object-detail', language, { slug, id })
        }`,
        lastmod: changed,
      }))
      return reply
        .type('application/xml')
        .header('cache-control', kept)
        .send(xml('urlset', 'url', entries))
    })
  }
