/** The second shop of the demonstration: its row, menu, pages and catalogue from database/demo/second-shop. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { demoNumber } from '#importers/demo-rates.ts'
import { type ImportReport, loadRecords } from '#importers/load.ts'
import type { CatalogueRecordInput } from '#importers/record.ts'
import type { Pool } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { StorefrontSettings } from '#modules/platform/storefronts/storefront-settings.ts'
import { writeContent } from './content.sql.ts'
import { HomeBlocks, Menu, readPages } from './content.ts'
import { writeDictionaries } from './dictionaries.sql.ts'
import { Categories } from './dictionaries.ts'
import { demoEan } from './made-up.ts'
import { type ObjectBlock, objectDictionaries, readBlocks, recordsOf } from './own-objects.ts'
import {
  claimCategories,
  claimProducts,
  lacksSecondShop,
  writeGiftCards,
  writeSecondShop,
  writeUnratedZone,
} from './second-shop.sql.ts'

const demo = path.join(import.meta.dirname, '../../database/demo')
const folder = path.join(demo, 'second-shop')
const text = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const json = <T>(file: string, shape: z.ZodType<T>): T => shape.parse(JSON.parse(text(file)))

const Shop = z.object({
  code: z.string(),
  path: z.string(),
  settings: StorefrontSettings,
  unrated_countries: z.array(z.string().length(2)),
  /** What is sold, in euros, and for how many years it lives. */
  gift_cards: z.object({ amounts: z.array(z.number()), years: z.number() }),
})

const numbers = (list: string | undefined) => (list ?? '').split(',').filter(Boolean).map(Number)

function objects(): CatalogueRecordInput[] {
  const dictionaries = objectDictionaries(demo)
  return readBlocks(text('objects.txt'), 'objects.txt').flatMap((block) =>
    recordsOf(block, dictionaries).map((record) => ({
      ...record,
      categoryIds: numbers(block.facts['cat']),
      lotIds: [],
      recommended: block.facts['featured'] === '1',
      novelty: false,
    })),
  )
}

/** The museum's own books, one edition each in the three languages of the house. */
function bookOf({ key, facts, words }: ObjectBlock): CatalogueRecordInput {
  const of = (place: 0 | 1 | 2): Record<Language, string> => ({ es: words.es[place], ca: words.ca[place], en: words.en[place] })
  return {
    kind: 'book',
    ean: demoEan('object', key),
    sku: key,
    title: words.es[0],
    titles: of(0),
    summaries: of(1),
    descriptions: of(2),
    publisher: 'Ediciones del Museo de Arquitectura',
    format: 'R',
    language: 'I08',
    year: 2019 + (demoNumber(key, 'year') % 7),
    pages: Number(facts['pages']),
    weightGrams: Math.round(Number(facts['pages']) * 1.4),
    priceCents: Math.round(Number(facts['price']) * 100),
    priceBasis: 'demo',
    vatClass: 'book',
    stock: 12 + (demoNumber(key, 'stock') % 40),
    unitsSold: Number(facts['sold']),
    recommended: facts['featured'] === '1',
    categoryIds: numbers(facts['cat']),
    artwork: { theme: facts['theme'], seed: demoNumber(key, 'art') },
    source: 'second-shop',
  }
}

/** Writes the second shop; a second time changes nothing. */
export async function loadSecondShop(sql: Pool): Promise<ImportReport> {
  const { code, path: prefix, settings, unrated_countries, gift_cards } = json('shop.json', Shop)
  const categories = json('categories.json', Categories)
  await writeSecondShop(sql, code, prefix, settings)
  await writeGiftCards(sql, code, gift_cards)
  await writeUnratedZone(sql, code, unrated_countries)
  await writeDictionaries(sql, code, { categories, tags: [], attributes: [], lots: [], stores: [], pickupPoints: [] })
  await claimCategories(
    sql,
    code,
    categories.map((category) => category.id),
  )
  await writeContent(sql, code, {
    menu: json('menu.json', Menu),
    home: json('home.json', HomeBlocks),
    pages: readPages(path.join(folder, 'pages')),
  })
  const records = [...objects(), ...readBlocks(text('books.txt'), 'books.txt').map(bookOf)]
  async function* items() {
    for (const [index, record] of records.entries()) yield { line: index + 1, record }
  }
  return loadRecords(sql, items(), {
    source: 'second-shop',
    leavesNoSearchTrail: true,
    beforeEnd: async () => {
      await claimProducts(sql, code)
    },
  })
}

/** Adds it to a shop that shows the demonstration, once. */
export async function loadSecondShopIfMissing(sql: Pool, onProgress: (line: string) => void = () => {}): Promise<void> {
  if (!(await lacksSecondShop(sql, json('shop.json', Shop).code))) return
  const report = await loadSecondShop(sql)
  onProgress(`Second shop loaded: ${report.inserted} titles`)
}
