import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import type { Files } from '#kernel/files.ts'
import { fromColumns, languages } from '#kernel/language.ts'
import { productAddresses } from '#modules/editorial/sitemap/addresses.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import {
  claimFeed,
  type FeedRow,
  feedTexts,
  insertFeed,
  markFailed,
  markMade,
  picturedIds,
  shopsWithoutFeed,
} from './feeds.sql.ts'
import { merchantFoot, merchantHead, merchantItem } from './merchant.ts'

const hour = 3_600_000
const [everyMs, againMs, leaseMs] = [6 * hour, hour, hour]
const titlesInPiece = 300

export interface FeedPlace {
  files: Files
  /** Where the shop stands, without a slash at the end. */
  publicUrl: string
}

export const nameOfFeed = (key: string): string => `feeds/${key}`
export const newFeedToken = (): string => randomBytes(32).toString('base64url')

/** The items of a feed, a piece of the catalogue at a time. */
async function* itemsOf(db: Pool, { storefront_code, language }: FeedRow, origin: string, now: Date, count: { items: number }) {
  yield merchantHead(origin, language)
  for (let after = 0; ; ) {
    const ids = await picturedIds(db, storefront_code, after, titlesInPiece)
    if (ids.length === 0) break
    const cards = await productCards(db, ids, language, now)
    const texts = new Map((await feedTexts(db, ids, language)).map((row) => [row.id, row]))
    const written = cards.map((card) => {
      const { words = null, weight_grams = null, path: prefix = '' } = texts.get(card.pk) ?? {}
      const slugs = fromColumns(card, 'slug')
      const address = { id: card.pk, kind: card.model_type, sku: card.sku, path: prefix, changed: '', slugs }
      const link = productAddresses(address)[language]
      return merchantItem({ card, link, origin, words, grams: weight_grams, today: dayOf(now) })
    })
    count.items += written.filter((item) => item !== '').length
    yield written.join('')
    after = ids.at(-1)!
  }
  yield merchantFoot
}

/** Every shop has a feed in each language, switched off until somebody wants it. */
async function completeFeeds(db: Pool) {
  for (const { storefront_code: storefront, language } of await shopsWithoutFeed(db, languages))
    await insertFeed(db, { storefront, language, token: newFeedToken() })
}

/**
 * Writes the feed that is due first into a new file, which then takes the place of the former one: whoever fetches meanwhile gets that.
 * @returns how many were written or failed
 */
export async function writeNextFeed(db: Pool, { files, publicUrl }: FeedPlace, now = new Date()): Promise<number> {
  await completeFeeds(db)
  const feed = await claimFeed(db, now, new Date(now.getTime() + leaseMs))
  if (!feed) return 0
  const key = `${feed.storefront_code}-${feed.language}-${randomBytes(8).toString('hex')}.xml.gz`
  const count = { items: 0 }
  let draft: string | undefined
  try {
    draft = await files.draft()
    const parts = Readable.from(itemsOf(db, feed, publicUrl, now, count))
    await pipeline(parts, createGzip(), createWriteStream(draft, { mode: 0o600 }))
    const { size } = await stat(draft)
    await files.put(nameOfFeed(key), draft, 'application/gzip')
    await markMade(db, feed.id, { key, items: count.items, bytes: size, now, again: new Date(now.getTime() + everyMs) })
    if (feed.file_key) await files.forget(nameOfFeed(feed.file_key))
  } catch (error) {
    if (draft) await rm(draft, { force: true }).catch(() => undefined)
    await markFailed(db, feed.id, { error: String(error).slice(0, 500), again: new Date(now.getTime() + againMs) })
  }
  return 1
}
