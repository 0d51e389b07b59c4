import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkDigit13 } from '#kernel/isbn.ts'
import { languages } from '#kernel/language.ts'
import { home, menu } from '#modules/editorial/content/content.ts'
import { allStanding } from '#modules/editorial/page-addresses/hrefs.ts'
import { readTarget } from '#screens/targets.ts'
import { withDatabase } from '#tests/support/database.ts'
import { loadDemo, loadDemoIfEmpty } from './load-demo.ts'
import { ownBooks } from './own-books.ts'
import { ownObjects } from './own-objects.ts'

const database = withDatabase()
const refused: string[] = []
const heard: string[] = []

beforeAll(async () => {
  await loadDemo(database.sql, (line) => heard.push(line), { onNote: ({ line, reason }) => refused.push(`${line}: ${reason}`) })
})

describe('the demo catalogue', () => {
  test('loads every row without a word of complaint, and tells how far it is', () => {
    expect(refused.slice(0, 20)).toEqual([])
    expect(heard[0]).toBe('Demo catalogue: stores, categories, menu and pages')
    expect(heard.at(-1)).toMatch(/^Demo catalogue: \d{4} titles$/)
  })

  test('leaves a shop that sells something alone', async () => {
    const lines: string[] = []
    await loadDemoIfEmpty(database.sql, (line) => lines.push(line))
    expect(lines).toEqual([])
  })

  test('changes nothing when it is loaded again', async () => {
    const { inserted, changed } = await loadDemo(database.sql)
    expect({ inserted, changed }).toEqual({ inserted: 0, changed: 0 })
  }, 60_000)

  test('has coupons and a card promotion, each once, and leaves alone what staff changed', async () => {
    await database.sql`update coupon set active = false where code = 'PATIO5'`
    await loadDemo(database.sql)
    expect(await database.sql`select code, active from coupon order by code`).toEqual([
      { code: 'JARDIN10', active: true },
      { code: 'LECTORES5', active: true },
      { code: 'PATIO5', active: false },
    ])
    expect(await database.sql`select name_en, percent, category_id from promotion`).toEqual([
      { name_en: 'Ceramics with the card', percent: 10, category_id: 5102 },
    ])
  }, 60_000)

  test('gives every product a price, a category, a picture and a valid number', async () => {
    const products = await database.sql<
      { ean: string; title: string; price_cents: number | null; categories: number; drawn: boolean }[]
    >`
      select p.ean, p.title, p.price_cents, p.artwork is not null as drawn,
             (select count(*)::int from product_category c where c.product_id = p.id) as categories
        from product p`
    expect(products.length).toBeGreaterThan(3_000)
    const faulty = products.filter(
      (product) =>
        product.title.trim() === '' ||
        !product.price_cents ||
        product.categories === 0 ||
        !product.drawn ||
        checkDigit13(product.ean.slice(0, 12)) !== product.ean[12],
    )
    expect(faulty).toEqual([])
  })

  test('has something to sell in each category, and in each list at least three', async () => {
    const empty = await database.sql<{ id: number }[]>`
      select c.id from category c
       where not exists (select from product_category pc where pc.category_id = c.id)
         and not exists (select from category child join product_category pc on pc.category_id = child.id where child.parent_id = c.id)`
    expect([...empty]).toEqual([])
    const short = await database.sql<{ key: string; products: number }[]>`
      select lot.key, count(p.product_id)::int as products from lot left join lot_product p on p.lot_id = lot.id
       group by lot.key having count(p.product_id) < 3`
    expect([...short]).toEqual([])
  })

  test('shows every availability code of the shop', async () => {
    const codes = await database.sql<{ code: string }[]>`select distinct availability_code as code from product order by 1`
    const all = ['e0', 'e1', 'e2', 'e4', 'e5', 'e6', 'e8', 'eD', 'eG', 'eP', 'eS', 'eU', 'eX', 'ea', 'ed', 'ee']
    expect(codes.map(({ code }) => code).toSorted()).toEqual(all.toSorted())
    const [late] = await database.sql<{ count: number }[]>`
      select count(*)::int from product where availability_code = 'e6' and published_on <= now()::date`
    expect(late?.count).toBe(0)
  })

  test('recommends books in three languages', async () => {
    const [told] = await database.sql<{ count: number }[]>`
      select count(*)::int from product p where recommended and kind = 'book'
         and (select count(*) from product_translation t where t.product_id = p.id and t.recommendation is not null) = 3`
    expect(told?.count).toBeGreaterThanOrEqual(50)
  })

  test('keeps one shop that hands nothing over on 23 April', async () => {
    const stores = await database.sql<{ code: string }[]>`select code from store`
    expect(stores).toHaveLength(16)
    const blocked = await database.sql<{ month_day: string }[]>`select month_day from store_blocked_day`
    expect(blocked.map((item) => item.month_day)).toEqual(['04-23'])
  })
})

describe('the storefront of a fresh shop', () => {
  test.each(languages)('leads from menu and home to screens that exist (%s)', async (language) => {
    const { items, footer } = await menu(database.sql, 'T013', language)
    expect(items.filter((item) => !item.hideOnMenu)).toHaveLength(10)
    expect(footer.map(({ entries }) => entries.length)).toEqual([8, 5, 8, 8])
    const shown = await home(database.sql, 'T013', language)
    expect([shown.banners.length, shown.mosaic.length, shown.featured.items.length, shown.teasers.length]).toEqual([3, 4, 4, 3])
    const targets = [
      ...items,
      ...items.flatMap((item) => item.subcategories),
      ...shown.banners,
      ...shown.mosaic,
      shown.featured,
      ...shown.teasers,
      ...footer.flatMap((item) => item.entries),
    ]
    const written = new Set((await allStanding(database.sql)).map(({ hrefs }) => hrefs[language]))
    const lost = targets.filter(({ url }) => readTarget(url) === null && !written.has(url.split(/[?#]/)[0]!))
    expect(lost.map(({ url }) => url)).toEqual([])
    expect(shown.novelties.length).toBeGreaterThan(6)
    expect(shown.recommended).toHaveLength(4)
  })

  test('features pictures from lists and categories that exist', async () => {
    const [lost] = await database.sql<{ count: number }[]>`
      select count(*)::int from menu_category m
       where exists (select from unnest(m.lot_ids) id where not exists (select from lot_product l where l.lot_id = id))
          or exists (select from unnest(m.category_ids) id where not exists (select from category c where c.id = id))`
    expect(lost?.count).toBe(0)
  })

  test('has every page in three languages', async () => {
    const pages = await database.sql<{ key: string; languages: number }[]>`
      select page_key as key, count(*)::int as languages from page_translation group by 1 order by 1`
    expect(pages.filter((page) => page.languages !== 3)).toEqual([])
    expect(pages.map((page) => page.key)).toEqual([
      'about-cafe',
      'accessibility',
      'art-of-gifting',
      'contact',
      'cookies-policy',
      'customer-service',
      'general-information-1',
      'general-information-2',
      'general-information-3',
      'gift-cards',
      'help',
      'help-libraries',
      'legal-notice',
      'loyalty-card',
      'privacy-policy',
      'purchase-conditions',
      'services-companies',
      'services-libraries',
      'supported-browsers',
      'tax-free',
      'visit',
      'work-with-us',
    ])
    const [anchors] = await database.sql<{ count: number }[]>`
      select count(*)::int from page_translation where page_key = 'purchase-conditions' and body like '%{#shipping}%' and body like '%{#returns}%'`
    expect(anchors?.count).toBe(3)
  })
})

describe('what the shop wrote itself', () => {
  const folder = path.join(import.meta.dirname, '../../database/demo')
  const records = [...ownObjects(folder), ...ownBooks(folder)]
  const inThree = (texts: Partial<Record<string, string>> | undefined) => languages.every((language) => texts?.[language]?.trim())

  test('stands under numbers of its own that begin with 2', () => {
    expect(new Set(records.map((record) => record.ean)).size).toBe(records.length)
    expect(records.filter((record) => !record.ean.startsWith('20'))).toEqual([])
  })

  test('is told in three languages, and never twice in the same words', () => {
    expect(records.filter((record) => !inThree(record.summaries)).map((record) => record.title)).toEqual([])
    const objects = records.filter((record) => record.kind === 'object')
    expect(
      objects
        .filter((object) => !inThree(object.titles) || !inThree(object.descriptions) || !inThree(object.details))
        .map((object) => object.sku),
    ).toEqual([])
    const told = new Map(objects.map((object) => [object.sizeGroup ?? object.sku, object.descriptions?.es]))
    expect(new Set(told.values()).size).toBe(told.size)
  })

  test('names the maker of each object and warns where the law asks', () => {
    const objects = records.filter((record) => record.kind === 'object')
    expect(objects.filter((object) => !object.safety?.makerEmail).map((object) => object.sku)).toEqual([])
    const candles = objects.filter(
      (object) => object.attributes?.material?.includes('wax') && object.attributes.family?.includes('candle'),
    )
    expect(candles.filter((candle) => !inThree(candle.safety?.warnings))).toEqual([])
  })

  test('has few, none and formerly dearer among its objects', () => {
    const objects = records.filter((record) => record.kind === 'object')
    expect(objects.some((object) => object.stock === 0)).toBe(true)
    expect(objects.some((object) => object.stock === 2)).toBe(true)
    expect(objects.some((object) => object.formerPriceCents)).toBe(true)
  })
})
