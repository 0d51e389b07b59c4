import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Reader } from '#kernel/db.ts'
import { fallbackLanguage, inEachLanguage, languages } from '#kernel/language.ts'
import { allStanding } from '#modules/editorial/page-addresses/hrefs.ts'
import { openQuizzes } from '#modules/editorial/quizzes/open.ts'
import { provinceAddresses } from '#modules/goods/stores/by-province.ts'
import {
  type Addresses,
  branchAddresses,
  closedPaths,
  pageAddresses,
  productAddresses,
  readingAddresses,
  sectionAddresses,
} from './addresses.ts'
import { InLanguage, PartOfProducts } from './contract.ts'
import { affiliatedBranches, affiliatedShops, lastProductId, productsBetween, sectionRows, textsToRead } from './sitemap.sql.ts'
import { sitemapIndex, urlSet } from './xml.ts'

interface Deps {
  db: Reader
  storefront: string
  /** Where the shop stands, without a slash at the end. */
  origin: string
  quizzesAfterSeason: boolean
}

/** Ids in one part: each address stands there with its three translations, a few megabytes at most. */
const idsInPart = 5_000
const day = 86_400

/** robots.txt, and a site map per language in parts that stay small however many titles there are (D-14). */
export const sitemapRoutes =
  ({ db, storefront, origin, quizzesAfterSeason }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const kept = `public, max-age=${day / 24}, stale-while-revalidate=${day}`
    app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', kept)
        .send(
          [
            'User-agent: *',
            ...closedPaths((await affiliatedShops(db)).map(({ path }) => path)).map((path) => `Disallow: ${path}`),
            'Disallow: /api/',
            '',
            `Sitemap: ${origin}/sitemap.xml`,
            '',
          ].join('\n'),
        ),
    )

    const send = (reply: FastifyReply, text: string) =>
      reply.type('application/xml; charset=utf-8').header('cache-control', kept).send(text)

    app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
      const parts = Math.ceil((await lastProductId(db)) / idsInPart)
      const names = ['pages', 'reading', ...Array.from({ length: parts }, (_, index) => `products-${index + 1}`)]
      return send(
        reply,
        sitemapIndex(languages.flatMap((language) => names.map((name) => `${origin}/sitemap/${language}/${name}.xml`))),
      )
    })

    app.get('/sitemap/:language/pages.xml', { schema: { hide: true, params: InLanguage } }, async ({ params }, reply) => {
      const [shops, written, provinces] = await Promise.all([
        affiliatedShops(db),
        writtenAddresses({ db, storefront, openAfterSeason: quizzesAfterSeason }),
        provincePages(db),
      ])
      return send(
        reply,
        urlSet(
          [...pageAddresses(shops.map(({ path }) => path)), ...written, ...provinces].map(asSpoken(shops)),
          params.language,
          origin,
        ),
      )
    })

    app.get('/sitemap/:language/reading.xml', { schema: { hide: true, params: InLanguage } }, async ({ params }, reply) => {
      const [shops, rows, branches, sections] = await Promise.all([
        affiliatedShops(db),
        textsToRead(db, storefront, new Date()),
        affiliatedBranches(db),
        sectionRows(db),
      ])
      const entries = [
        ...rows.map((row) => ({ addresses: readingAddresses(row), changed: row.changed })),
        ...[...sections.map(sectionAddresses), ...branches.map(branchAddresses)].map(asSpoken(shops)),
      ]
      return send(reply, urlSet(entries, params.language, origin))
    })

    app.get(
      '/sitemap/:language/products-:part.xml',
      { schema: { hide: true, params: PartOfProducts } },
      async ({ params }, reply) => {
        const [shops, rows] = await Promise.all([
          affiliatedShops(db),
          productsBetween(db, (params.part - 1) * idsInPart, params.part * idsInPart),
        ])
        const entries = rows.map((row) => ({ ...asSpoken(shops)(productAddresses(row)), changed: row.changed }))
        return send(reply, urlSet(entries, params.language, origin))
      },
    )
  }

type AffiliatedShops = Awaited<ReturnType<typeof affiliatedShops>>

/** What stands below an affiliated shop's path stands in the languages that the shop has. */
const asSpoken = (shops: AffiliatedShops) => (addresses: Addresses) => {
  const own = shops.find(({ path }) => `${addresses.es}/`.startsWith(`/es${path}/`))
  return { addresses, spoken: own?.languages ?? languages }
}

/** What staff wrote at addresses of their own: pages, campaigns and the quizzes that can be taken today. */
async function writtenAddresses(opening: Parameters<typeof openQuizzes>[0]): Promise<Addresses[]> {
  const [standing, quizzes] = await Promise.all([allStanding(opening.db), openQuizzes(opening, fallbackLanguage)])
  const open = new Set(quizzes.items.map(({ key }) => key))
  return standing.filter(({ kind, key }) => kind !== 'quiz' || open.has(key)).map(({ hrefs }) => hrefs)
}

/** The pages of the provinces that have a store, in each language. */
async function provincePages(db: Reader): Promise<Addresses[]> {
  const said = await Promise.all(languages.map(async (language) => [language, await provinceAddresses(db, language)] as const))
  const inEach = new Map(said)
  return (inEach.get(fallbackLanguage) ?? []).map((address, index) =>
    inEachLanguage((language) => inEach.get(language)?.[index] ?? address),
  )
}
