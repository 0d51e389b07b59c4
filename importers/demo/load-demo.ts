/** The catalogue that comes with the repository (database/demo), loaded into an empty shop at its first start. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { ensureGround } from '#importers/ground.sql.ts'
import type { ImportItem } from '#importers/items.ts'
import { type ImportReport, loadRecords } from '#importers/load.ts'
import { linesOf, openSource } from '#importers/open.ts'
import { wasInterrupted } from '#importers/runs.sql.ts'
import { dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import type { EbookStore } from '#modules/goods/ebooks/file-store.ts'
import { because } from '#modules/goods/imports/reasons.ts'
import { refreshAll } from '#modules/goods/search/refresh.sql.ts'
import { countBestSellers } from '#modules/orders/order/best-sellers.ts'
import { writeAgenda } from './agenda.ts'
import { writeContent } from './content.sql.ts'
import { Footer, HomeBlocks, Menu, readAddresses, readPages } from './content.ts'
import { hasProducts, nameAuthor, writeDictionaries } from './dictionaries.sql.ts'
import { Attributes, Categories, Lots, PickupPoints, Stores, Tags } from './dictionaries.ts'
import { writeEbooks } from './ebooks/write-ebooks.ts'
import { writeFormerPrices } from './former-prices.sql.ts'
import { writeGifts } from './gifts.ts'
import { writeCafe, writeMagazine } from './magazine.ts'
import { Coupons, Promotions, writeOffers } from './offers.ts'
import { ownBooks, team } from './own-books.ts'
import { ownObjects } from './own-objects.ts'
import { writePartners } from './partners.ts'
import { writePlan } from './places.ts'
import { writeGiftCards } from './second-shop.sql.ts'
import { Synonyms, writeSynonyms } from './synonyms.ts'
import { writeTicketBundles } from './ticket-bundles.ts'

const demoFolder = path.join(import.meta.dirname, '../../database/demo')
const source = 'demo'
/** What the shop sells them for, in euros, and how many years they live. */
const giftCards = { amounts: [20, 50, 100], years: 3 }

function read<Shape extends z.ZodArray>(file: string, shape: Shape): z.output<Shape> {
  const place = path.join(demoFolder, file)
  return existsSync(place) ? shape.parse(JSON.parse(readFileSync(place, 'utf8'))) : ([] as z.output<Shape>)
}

/** The files of records, in the order of their names. */
const recordFiles = (): string[] =>
  existsSync(demoFolder)
    ? readdirSync(demoFolder)
        .filter((name) => /\.jsonl(\.gz)?$/.test(name))
        .toSorted()
    : []

async function* readRecords(): AsyncGenerator<ImportItem> {
  const own = [...ownObjects(demoFolder), ...ownBooks(demoFolder)]
  for (const [index, record] of own.entries()) yield { line: index + 1, record }
  for (const name of recordFiles()) {
    let line = 0
    for await (const text of linesOf(openSource(path.join(demoFolder, name), 'text'))) {
      line += 1
      if (!text.trim()) continue
      try {
        yield { line, record: JSON.parse(text) }
      } catch {
        yield { line, ...because('not_json', { name }) }
      }
    }
  }
}

/** Categories, tags, attributes, lots and stores of the demonstration, brought to what its files say. */
export const writeDemoDictionaries = (sql: Pool, storefront = 'T013'): Promise<unknown> =>
  writeDictionaries(sql, storefront, {
    categories: read('categories.json', Categories),
    tags: read('tags.json', Tags),
    attributes: [...read('attributes.json', Attributes), ...read('works.json', Attributes)],
    lots: read('lots.json', Lots),
    stores: read('stores.json', Stores),
    pickupPoints: read('pickup-points.json', PickupPoints),
  })

interface DemoOptions {
  storefront?: string
  onNote?: (note: { line: number; reason: string }) => void
  /** Where the files of ebooks are kept; without it the demonstration sells none. */
  ebooks?: EbookStore
}

/** Loads the dictionaries and every record; a second run changes nothing. `onNote` hears of what was refused or left out. */
export async function loadDemo(
  sql: Pool,
  onProgress: (line: string) => void = () => {},
  { storefront = 'T013', onNote, ebooks }: DemoOptions = {},
): Promise<ImportReport> {
  await writeDemoDictionaries(sql, storefront)
  await ensureGround(sql, storefront)
  await writeOffers(sql, { coupons: read('coupons.json', Coupons), promotions: read('promotions.json', Promotions) })
  await writeGiftCards(sql, storefront, giftCards)
  await writePartners(sql, path.join(demoFolder, 'partners.json'), dayOf(new Date()))
  await writeContent(sql, storefront, {
    menu: read('menu.json', Menu),
    footer: read('footer.json', Footer),
    home: read('home.json', HomeBlocks),
    pages: readPages(path.join(demoFolder, 'pages')),
    addresses: readAddresses(path.join(demoFolder, 'pages')),
  })
  await writeTicketBundles(sql, { main: storefront, folder: demoFolder, today: dayOf(new Date()) })
  await writeSynonyms(sql, storefront, read('synonyms.json', Synonyms))
  await writeGifts(sql, storefront, demoFolder)
  await writePlan(sql, storefront, demoFolder)
  onProgress('Demo catalogue: stores, categories, menu and pages')
  const report = await loadRecords(sql, readRecords(), {
    source,
    batchSize: 2_000,
    onNote,
    leavesNoSearchTrail: true,
    beforeEnd: async ({ inserted, changed, resumed }) => {
      if (ebooks) await writeEbooks(sql, ebooks, demoFolder)
      if (inserted + changed === 0 && !resumed) return
      await nameAuthor(sql, team)
      await refreshAll(sql)
    },
    onProgress: ({ read }) => onProgress(`Demo catalogue: ${read} titles`),
  })
  await writeFormerPrices(sql)
  await writeCafe(sql, demoFolder)
  await writeAgenda(sql, storefront, demoFolder)
  await writeMagazine(sql, demoFolder)
  await countBestSellers(sql, new Date())
  return report
}

/** Fills a shop that sells nothing yet, or whose filling was cut short; leaves any other alone. */
export async function loadDemoIfEmpty(
  sql: Pool,
  onProgress: (line: string) => void = () => {},
  ebooks?: EbookStore,
): Promise<void> {
  if ((await hasProducts(sql)) && !(await wasInterrupted(sql, source))) return
  const report = await loadDemo(sql, onProgress, ebooks ? { ebooks } : {})
  onProgress(`Demo catalogue loaded: ${report.inserted} titles in ${report.seconds.toFixed(1)} s`)
}
