import { dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { upcomingActivities } from '#modules/editorial/agenda/agenda.ts'
import { latestPosts } from '#modules/editorial/magazine/magazine.ts'
import { drawingsOf } from '#modules/goods/artwork/drawings.ts'
import { artPicture } from '#modules/goods/artwork/picture.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import { listLots } from '#modules/goods/catalogue/lots.ts'
import { type HomeRow, homeRows, type MenuRow, menuRows, noveltyIds, pageRow, recommendedRows } from './content.sql.ts'
import type { Banner, FooterColumn, Home, MenuCategory, Page } from './contract.ts'
import { told, toldFacts } from './told-facts.ts'

const joined = (ids: readonly number[]) => (ids.length > 0 ? ids.join(',') : null)
const entry = (row: MenuRow) => ({
  title: row.title,
  url: row.fixedurl,
  lots: joined(row.lot_ids),
  categories: joined(row.category_ids),
})

/** The main menu as staff arranged it (N-13 to N-15); hidden and inactive categories are told as such, the storefront leaves them out. */
export async function menu(
  db: Db,
  storefront: string,
  language: Language,
  now = new Date(),
): Promise<{ items: MenuCategory[]; footer: FooterColumn[] }> {
  const rows = await menuRows(db, storefront, language, dayOf(now).slice(5))
  const shown = rows.filter((row) => row.active && !row.hide_on_menu)
  const items = rows
    .filter((row) => row.parent_id === null && row.place === 'menu')
    .map((row) => ({
      ...entry(row),
      key: row.key,
      fixedurl: row.fixedurl,
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
      entries: shown.filter((child) => child.parent_id === id).map((child) => ({ title: child.title, url: child.fixedurl })),
    }))
  return { items, footer }
}

const featuredShown = 4
const sliderShown = 12
const noveltiesWeighed = 200
const recommendedShown = 4
const activitiesShown = 3
const postsShown = 4

const banner = (row: HomeRow, width: number, height: number, upright = false): Banner => ({
  title: row.title,
  text: row.body,
  url: row.fixedurl,
  call: row.call,
  theme: row.theme,
  art: artPicture(row.theme, width, height, row.title),
  upright: upright ? artPicture(row.theme, 720, 960, row.title) : null,
})

/** Everything the home page shows (N-37, N-38). */
export async function home(db: Db, storefront: string, language: Language, now = new Date()): Promise<Home> {
  const [rows, facts, novelties, recommended, activities, posts] = await Promise.all([
    homeRows(db, storefront, language),
    toldFacts(db),
    noveltyIds(db, storefront, language, { weighed: noveltiesWeighed, limit: sliderShown }),
    recommendedRows(db, storefront, language, recommendedShown),
    upcomingActivities(db, language, activitiesShown, { storefront, now }),
    latestPosts(db, language, postsShown, now),
  ])
  const blocks = rows.map(told(facts, language))
  const featured = blocks.find((block) => block.slot === 'featured')
  const [lot, cards] = await Promise.all([
    featured?.lot_id
      ? listLots(db, [featured.lot_id], { storefront, language, limit: featuredShown, order: 'featured', descending: true }, now)
      : { items: [] },
    productCards(
      db,
      [...novelties, ...recommended].map((one) => one.id),
      language,
      now,
    ),
  ])
  const byId = new Map(cards.map((card) => [card.pk, card]))
  return {
    banners: blocks.filter((block) => block.slot === 'banner').map((block, place) => banner(block, 1280, 720, place === 0)),
    mosaic: blocks.filter((block) => block.slot === 'mosaic').map((block) => banner(block, 960, 720)),
    teasers: blocks.filter((block) => block.slot === 'teaser').map((block) => banner(block, 960, 720)),
    featured: {
      title: featured?.title ?? '',
      text: featured?.body ?? '',
      url: featured?.fixedurl ?? '',
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

/** @throws NotFound when the shop has no page of that key. */
export async function page(db: Db, storefront: string, key: string, language: Language): Promise<Page> {
  const row = await pageRow(db, storefront, key, language)
  if (!row) throw new NotFound('content.unknown_page')
  const shown = told(await toldFacts(db), language)(row)
  return { ...shown, drawings: drawingsOf(shown.body) }
}
