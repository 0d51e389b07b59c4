import { dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import type { BoughtEbook } from './contract.ts'
import { type BoughtRow, boughtBy, boughtIn } from './ebooks.sql.ts'
import { hints } from './lcp/hint-words.ts'
import { passphraseOf } from './lcp/passphrase.ts'
import { endOf, fetchesLeft, isReadable, stateOf } from './rules.ts'
import { kinds } from './sniff.ts'
import { writeTicket } from './ticket.ts'

interface Reading {
  secret: string
  language: Language
  now: Date
  /** Whether links are written at all; an order read by its letter shows what it holds without them. */
  mayFetch?: boolean
}

/** Everything an owner bought, or was given and opened, and that was not given back, newest first, with fresh links. */
export async function ebooksOf(db: Pool, owner: string, reading: Reading): Promise<BoughtEbook[]> {
  const items = await shown(db, await boughtBy(db, owner), reading)
  return items.filter(({ state }) => state !== 'closed')
}

/** The ebooks of one order that its buyer keeps, with fresh links. Whoever calls has made sure that the order may be read. */
export async function ebooksIn(db: Pool, number: string, reading: Reading): Promise<BoughtEbook[]> {
  const rows = await boughtIn(db, number)
  return shown(
    db,
    rows.filter((row) => !row.gift),
    reading,
  )
}

/** One ebook of an order, a gift too, with fresh links. Whoever calls has made sure that it is theirs. */
export async function ebookOfLine(
  db: Pool,
  { number, line }: { number: string; line: number },
  reading: Reading,
): Promise<BoughtEbook | null> {
  const rows = await boughtIn(db, number)
  const [item] = await shown(
    db,
    rows.filter((row) => row.line === line),
    reading,
  )
  return item ?? null
}

async function shown(
  db: Pool,
  rows: readonly BoughtRow[],
  { secret, language, now, mayFetch = true }: Reading,
): Promise<BoughtEbook[]> {
  const cards = await productCards(
    db,
    rows.map((row) => row.product_id),
    language,
  )
  const cardOf = new Map(cards.map((card) => [card.pk, card]))
  return rows.map((row) => {
    const state = row.file_key === null && !row.lcp && stateOf(row, now) === 'ready' ? 'preparing' : stateOf(row, now)
    const ends = endOf(row)
    return {
      line: row.line,
      order: row.gift ? '' : row.number,
      gift_from: row.gift ? (row.giver_name ?? '') : null,
      bought: dayOf(row.placed_at),
      product: row.product_id,
      title: row.title,
      author: row.author,
      image: cardOf.get(row.product_id)?.images.cart ?? null,
      state,
      file: row.lcp ? null : row.media_type && kinds[row.media_type].name,
      bytes: row.lcp ? null : row.bytes,
      href:
        mayFetch && state === 'ready' ? `/api/ebooks/file/?lang=${language}&ticket=${writeTicket(secret, row.line, now)}` : null,
      read: mayFetch && isReadable(row, now) ? writeTicket(secret, row.line, now) : null,
      lcp: row.lcp
        ? { hint: hints[language], passphrase: mayFetch && state !== 'closed' ? passphraseOf(secret, row.keeper) : null }
        : null,
      downloads_left: Math.max(0, fetchesLeft(row)),
      until: ends && dayOf(ends),
    }
  })
}
