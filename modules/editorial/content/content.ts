import { dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language, Localized } from '#kernel/language.ts'
import { upcomingActivities } from '#modules/editorial/agenda/agenda.ts'
import { latestPosts } from '#modules/editorial/magazine/magazine.ts'
import { leadsTo, shownHrefs, targetOf } from '#modules/editorial/page-addresses/hrefs.ts'
import { drawingsOf } from '#modules/goods/artwork/drawings.ts'
import { artPicture } from '#modules/goods/artwork/picture.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import { listLots } from '#modules/goods/catalogue/lots.ts'
import {
  type HomeRow,
  homeRows,
  type MenuRow,
  mainShop,
  menuRows,
  namedPages,
  noveltyIds,
  pageAsked,
  recommendedRows,
  sectionSlugs,
} from './content.sql.ts'
import type { Banner, Home, Menu, Page } from './contract.ts'
import { told, toldFacts } from './told-facts.ts'

const joined = (ids: readonly number[]) => (ids.length > 0 ? ids.join(',') : null)

/** Where a row leads, in the reader's language: `section?key=` names a section by the key of its entry, its address says a word. */
const leading = (sections: ReadonlyMap<string, Localized>, language: Language) => (url: string) => {
  const [, key] = /^section\?key=([a-z0-9-]+)$/.exec(url) ?? []
  if (!key) return url
  const slugs = sections.get(key)
  return slugs ? `section?section=${slugs[language]}` : 'home'
}
type Leading = ReturnType<typeof leading>

const entryOf = (leads: Leading) => (row: MenuRow) => ({
  title: row.title,
  url: leads(row.fixedurl),
  lots: joined(row.lot_ids),
  categories: joined(row.category_ids),
})

/** Rows with the addresses of the pages that they lead to; one whose page is not shown leads nowhere and is left out. */
const thatLead = <Row extends { fixedurl: string }>(rows: readonly Row[], hrefs: ReadonlyMap<string, string>): Row[] =>
  rows.flatMap((row) => {
    const fixedurl = leadsTo(row.fixedurl, hrefs)
    return fixedurl === null ? [] : [{ ...row, fixedurl }]
  })

/**
 * The main menu as staff arranged it (N-13 to N-15), and the pages that are named beside every text; hidden and inactive categories
 * are told as such, the storefront leaves them out.
 */
export async function menu(db: Db, storefront: string, language: Language, now = new Date()): Promise<Menu> {
  const [arranged, named, hrefs] = await Promise.all([
    menuRows(db, storefront, language, dayOf(now).slice(5)),
    namedPages(db, storefront, language),
    shownHrefs(db, storefront, language),
  ])
  const rows = thatLead(arranged, hrefs)
  const shown = rows.filter((row) => row.active && !row.hide_on_menu)
  const leads = leading(
    new Map(rows.flatMap((row) => (row.section_slugs ? [[row.key, row.section_slugs] as const] : []))),
    language,
  )
  const entry = entryOf(leads)
  const items = rows
    .filter((row) => row.parent_id === null && row.place === 'menu')
    .map((row) => ({
      ...entry(row),
      key: row.key,
      fixedurl: leads(row.fixedurl),
      slugs: row.section_slugs,
      subcategories: shown.filter((child) => child.parent_id === row.id).map(entry),
      subcategoriesTitle: row.subcategories_title,
      hideOnMenu: row.hide_on_menu,
      active: row.active,
      color: row.color,
    }))
  const footer = shown
    .filter((row) => row.parent_id === null && row.place === 'footer')
    .map(({ id, key, title }) => ({
      key,
      title,
      entries: shown
        .filter((child) => child.parent_id === id)
        .map((child) => ({ title: child.title, url: leads(child.fixedurl) })),
    }))
  const pages = named.flatMap(({ key, title }) => {
    const url = hrefs.get(targetOf('page', key))
    return url === undefined ? [] : [{ key, title, url }]
  })
  return { items, footer, pages }
}

const featuredShown = 4
const sliderShown = 12
const noveltiesWeighed = 200
const recommendedShown = 4
const activitiesShown = 3
const postsShown = 4

const bannerOf =
  (leads: Leading) =>
  (row: HomeRow, width: number, height: number, upright = false): Banner => ({
    title: row.title,
    text: row.body,
    url: leads(row.fixedurl),
    call: row.call,
    theme: row.theme,
    art: artPicture(row.theme, width, height, row.title),
    upright: upright ? artPicture(row.theme, 720, 960, row.title) : null,
  })

/** Everything the home page shows (N-37, N-38). */
export async function home(db: Db, storefront: string, language: Language, now = new Date()): Promise<Home> {
  const [arranged, hrefs, sections, facts, novelties, recommended, activities, posts] = await Promise.all([
    homeRows(db, storefront, language, dayOf(now)),
    shownHrefs(db, storefront, language),
    sectionSlugs(db, storefront),
    toldFacts(db),
    noveltyIds(db, storefront, language, { weighed: noveltiesWeighed, limit: sliderShown }),
    recommendedRows(db, storefront, language, recommendedShown),
    upcomingActivities(db, language, activitiesShown, { storefront, now }),
    latestPosts(db, language, postsShown, now),
  ])
  const leads = leading(sections, language)
  const banner = bannerOf(leads)
  const blocks = thatLead(arranged, hrefs).map(told(facts, language))
  const featured = blocks.find((block) => block.slot === 'featured')
  const [lot, cards] = await Promise.all([
    featured?.lot_id
      ? listLots(
          db,
          [featured.lot_id],
          { storefront, language, limit: featuredShown, order: 'featured', descending: true, works: true },
          now,
        )
      : { items: [] },
    productCards(
      db,
      [...novelties, ...recommended].map((item) => item.id),
      language,
      now,
    ),
  ])
  const byId = new Map(cards.map((card) => [card.pk, card]))
  return {
    banners: blocks.filter((block) => block.slot === 'banner').map((block, index) => banner(block, 1280, 720, index === 0)),
    mosaic: blocks.filter((block) => block.slot === 'mosaic').map((block) => banner(block, 960, 720)),
    teasers: blocks.filter((block) => block.slot === 'teaser').map((block) => banner(block, 960, 720)),
    featured: {
      title: featured?.title ?? '',
      text: featured?.body ?? '',
      url: leads(featured?.fixedurl ?? ''),
      theme: featured?.theme ?? 'tiling',
      items: lot.items,
    },
    novelties: novelties.flatMap(({ id }) => byId.get(id) ?? []),
    recommended: recommended.flatMap(({ id, recommendation }) => {
      const card = byId.get(id)
      return card ? [{ ...card, recommendation }] : []
    }),
    activities,
    posts,
  }
}

/** What whoever keeps the accounts says in all of its shops: the main shop's, where a further one wrote none. */
const saidForAll: ReadonlySet<string> = new Set(['legal-notice', 'privacy-policy', 'cookies-policy'])

/** A page of a shop. @throws NotFound when the shop has none of that key, and none is said for it. */
export async function page(db: Db, storefront: string, key: string, language: Language): Promise<Page> {
  const [own] = await pageAsked(db, storefront, key, language)
  const main = own || !saidForAll.has(key) ? undefined : await mainShop(db)
  const row = own ?? (main && (await pageAsked(db, main, key, language))[0])
  if (!row) throw new NotFound('content.unknown_page')
  const shown = told(await toldFacts(db), language)(row)
  return { ...shown, drawings: drawingsOf(shown.body) }
}
