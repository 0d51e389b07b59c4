import { dayOf } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { Conflict, InvalidFields, NotFound, Refused } from '#kernel/errors.ts'
import { inEachLanguage, type Language, languages } from '#kernel/language.ts'
import type { PageSlugs } from '#modules/editorial/page-addresses/contract.ts'
import { addressesByKey, giveAddresses } from '#modules/editorial/page-addresses/give-addresses.ts'
import { isWrittenTarget } from '#modules/editorial/page-addresses/hrefs.ts'
import { isTheme } from '#modules/goods/artwork/themes.ts'
import { isScreenKey } from '#screens/table.ts'
import { readTarget } from '#screens/targets.ts'
import type { BlockWords, NewBlock, PageWords, StoredBlock, StoredPage } from './contract.ts'
import {
  countBlocks,
  deleteBlock,
  holdOccasion,
  insertBlock,
  insertPage,
  isWritten,
  lockPage,
  lotExists,
  orderBlocks,
  type StoredPageRow,
  storedBlockRows,
  storedPageRows,
  updateBlock,
  writeBlockText,
  writePageText,
  writePosition,
  writePublished,
} from './manage.sql.ts'

const empty = { title: '', body: '' }

function pagesOf(rows: readonly StoredPageRow[], addresses: ReadonlyMap<string, PageSlugs>): StoredPage[] {
  const byKey = Map.groupBy(rows, (row) => row.key)
  return [...byKey].map(([key, texts]) => {
    const of = (language: Language) => {
      const row = texts.find((text) => text.language === language)
      return row ? { title: row.title, body: row.body } : empty
    }
    const changed = texts.map((row) => row.updated_at.toISOString()).toSorted()
    const { published, position } = texts[0]!
    return {
      key,
      texts: inEachLanguage(of),
      addresses: addresses.get(key) ?? null,
      position,
      published,
      updated_at: changed.at(-1)!,
    }
  })
}

/** The shop's pages with their texts in three languages and where they stand. */
export const storedPages = async (db: Db, storefront: string): Promise<StoredPage[]> =>
  pagesOf(await storedPageRows(db, storefront), await addressesByKey(db, storefront, 'page'))

/**
 * Writes a page anew: its texts, and its addresses where they are named. One that is not there yet is made when it has addresses.
 * @throws NotFound for another; Refused for an address of a page that the program shows at its own; InvalidFields for one that is taken.
 */
export async function savePage(tx: Tx, storefront: string, key: string, words: PageWords, now: Date): Promise<void> {
  const { texts, addresses, position } = words
  const known = await lockPage(tx, storefront, key)
  if (!known && !addresses) throw new NotFound('content.unknown_page')
  if (addresses && (known ? await isOfProgram(tx, storefront, key) : isScreenKey(key)))
    throw new Refused('content.page_of_program')
  if (!known && !(await insertPage(tx, storefront, key))) throw new Conflict('content.key_taken')
  for (const language of languages) await writePageText(tx, storefront, key, { language, ...texts[language], now })
  if (addresses) await giveAddresses(tx, { storefront, kind: 'page', key }, addresses)
  if (position !== undefined) await writePosition(tx, storefront, key, position)
}

/**
 * A page that is written in Spanish alone and withheld until somebody shows it.
 * @throws InvalidFields for the name of a screen, or an address or a key that another has
 */
export async function startPage(
  tx: Tx,
  storefront: string,
  key: string,
  page: { title: string; body: string; addresses: PageSlugs; position: number | null },
  now: Date,
): Promise<void> {
  if (isScreenKey(key)) throw new InvalidFields({ 'addresses.es': 'page_address.screen' })
  if (!(await insertPage(tx, storefront, key))) throw new InvalidFields({ 'addresses.es': 'content.key_taken' })
  await writePageText(tx, storefront, key, { language: 'es', title: page.title, body: page.body, now })
  await giveAddresses(tx, { storefront, kind: 'page', key }, page.addresses)
  await writePosition(tx, storefront, key, page.position)
  await writePublished(tx, storefront, key, false)
}

const conditions = 'purchase-conditions'

/** Lays down the page that each shop has to write itself, with nothing on it yet: a shop does not open before its conditions of sale are there. */
export async function beginPages(tx: Tx, storefront: string): Promise<void> {
  await insertPage(tx, storefront, conditions)
}

/** Whether a shop says its conditions of sale, in Spanish at least, to which the other languages fall back. */
export const hasConditions = (db: Db, storefront: string): Promise<boolean> => isWritten(db, storefront, conditions)

/** Gives a page other addresses, and its place beside every text. @throws NotFound; Refused for the address of a page of the program; InvalidFields */
export async function placePage(
  tx: Tx,
  storefront: string,
  key: string,
  { addresses, position }: { addresses: PageSlugs | null; position: number | null },
): Promise<void> {
  if (!(await lockPage(tx, storefront, key))) throw new NotFound('content.unknown_page')
  if (addresses) {
    if (await isOfProgram(tx, storefront, key)) throw new Refused('content.page_of_program')
    await giveAddresses(tx, { storefront, kind: 'page', key }, addresses)
  }
  await writePosition(tx, storefront, key, position)
}

/** A page without an address of its own is shown by a screen of the program. */
export const isOfProgram = async (db: Db, storefront: string, key: string): Promise<boolean> =>
  !(await addressesByKey(db, storefront, 'page')).has(key)

/** Shows a page to visitors, or withdraws it with all that leads to it. @throws NotFound; Refused for a page of the program. */
export async function publishPage(tx: Tx, storefront: string, key: string, published: boolean): Promise<void> {
  if (!(await lockPage(tx, storefront, key))) throw new NotFound('content.unknown_page')
  if (await isOfProgram(tx, storefront, key)) throw new Refused('content.page_of_program')
  await writePublished(tx, storefront, key, published)
}

/** The blocks of the home page in their order, hidden ones among them, with their occasions as they stand now. */
export const storedBlocks = async (db: Db, storefront: string, now: Date): Promise<StoredBlock[]> =>
  (await storedBlockRows(db, storefront, dayOf(now))).map(({ fixedurl, lot_id, texts, ...row }) => ({
    ...row,
    url: fixedurl,
    lot: lot_id,
    texts: inEachLanguage((language) => ({ ...empty, call: '', ...texts[language] })),
  }))

/** A route key or what staff wrote, with an optional query or part of the page, or a path of the shop. */
export const leadsSomewhere = (url: string) => /^\/(?!\/)/.test(url) || isWrittenTarget(url) || readTarget(url) !== null

async function columnsOf(tx: Tx, { url, theme, lot, active, from, until, with: occasion }: BlockWords) {
  if (!leadsSomewhere(url)) throw new InvalidFields({ url: 'content.unknown_target' })
  if (!isTheme(theme)) throw new InvalidFields({ theme: 'content.unknown_theme' })
  if (lot !== null && !(await lotExists(tx, lot))) throw new InvalidFields({ lot: 'content.unknown_lot' })
  if (from !== null && until !== null && until < from) throw new InvalidFields({ until: 'content.ends_before' })
  if (occasion !== null && (from ?? until) !== null) throw new InvalidFields({ with: 'content.days_or_occasion' })
  if (occasion !== null && !(await holdOccasion(tx, occasion))) throw new InvalidFields({ with: 'content.unknown_occasion' })
  return { fixedurl: url, theme, lot_id: lot, active, from, until, with: occasion }
}

async function writeTexts(tx: Tx, id: number, texts: BlockWords['texts']) {
  for (const language of languages) await writeBlockText(tx, id, { language, ...texts[language] })
}

/** A new block, the last of its slot. @throws InvalidFields for a target, theme or list that the shop does not have. */
export async function addBlock(tx: Tx, storefront: string, { slot, ...words }: NewBlock): Promise<number> {
  const id = await insertBlock(tx, storefront, slot, await columnsOf(tx, words))
  await writeTexts(tx, id, words.texts)
  return id
}

/**
 * Writes a block of the home page anew: where it leads, its picture's theme, its list, its days or its occasion, its texts, whether it is shown.
 * @throws NotFound; InvalidFields for a target, theme, list or occasion that the shop does not have, or for days beside an occasion.
 */
export async function saveBlock(tx: Tx, storefront: string, id: number, words: BlockWords) {
  if (!(await updateBlock(tx, storefront, id, await columnsOf(tx, words)))) throw new NotFound('content.unknown_block')
  await writeTexts(tx, id, words.texts)
}

/** Takes a block away. @throws NotFound */
export async function removeBlock(db: Db, storefront: string, id: number): Promise<void> {
  if (!(await deleteBlock(db, storefront, id))) throw new NotFound('content.unknown_block')
}

/** Puts the blocks of a slot in another order. @throws Refused unless each of them is named once. */
export async function arrangeBlocks(tx: Tx, storefront: string, slot: string, ids: readonly number[]): Promise<void> {
  const moved = await orderBlocks(tx, storefront, slot, ids)
  if (moved !== ids.length || moved !== (await countBlocks(tx, storefront, slot))) throw new Refused('content.order_incomplete')
}

/** One page as it is kept; null where there is none. */
export const storedPage = async (db: Db, storefront: string, key: string): Promise<StoredPage | null> =>
  (await storedPages(db, storefront)).find((page) => page.key === key) ?? null

/** One block of the home page; null where there is none. */
export const storedBlock = async (db: Db, storefront: string, id: number, now: Date): Promise<StoredBlock | null> =>
  (await storedBlocks(db, storefront, now)).find((block) => block.id === id) ?? null
