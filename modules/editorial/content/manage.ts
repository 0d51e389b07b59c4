import type { Db, Tx } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import { type Language, languages } from '#kernel/language.ts'
import { isTheme } from '#modules/goods/artwork/themes.ts'
import { readTarget } from '#screens/targets.ts'
import type { BlockWords, KeptBlock, KeptPage, PageWords } from './contract.ts'
import {
  countBlocks,
  type KeptPageRow,
  keptBlockRows,
  keptPageRows,
  lockPage,
  lotExists,
  orderBlocks,
  updateBlock,
  writeBlockText,
  writePageText,
} from './manage.sql.ts'

const empty = { title: '', body: '' }

function pagesOf(rows: readonly KeptPageRow[]): KeptPage[] {
  const byKey = Map.groupBy(rows, (row) => row.key)
  return [...byKey].map(([key, texts]) => {
    const of = (language: Language) => {
      const row = texts.find((one) => one.language === language)
      return row ? { title: row.title, body: row.body } : empty
    }
    const changed = texts.map((row) => row.updated_at.toISOString()).toSorted()
    return { key, texts: { es: of('es'), ca: of('ca'), en: of('en') }, updated_at: changed.at(-1)! }
  })
}

/** The shop's pages with their texts in three languages. */
export const keptPages = async (db: Db, storefront: string): Promise<KeptPage[]> =>
  pagesOf(await keptPageRows(db, storefront, null))

/** Writes the texts of a page anew; which pages there are is the shop's program. @throws NotFound for another. */
export async function savePage(tx: Tx, storefront: string, key: string, { texts }: PageWords, now: Date): Promise<void> {
  if (!(await lockPage(tx, storefront, key))) throw new NotFound('content.unknown_page')
  for (const language of languages) await writePageText(tx, storefront, key, { language, ...texts[language], now })
}

/** The blocks of the home page in their order, hidden ones among them. */
export const keptBlocks = async (db: Db, storefront: string): Promise<KeptBlock[]> =>
  (await keptBlockRows(db, storefront)).map(({ fixedurl, lot_id, texts, ...row }) => ({
    ...row,
    url: fixedurl,
    lot: lot_id,
    texts: {
      es: { ...empty, call: '', ...texts.es },
      ca: { ...empty, call: '', ...texts.ca },
      en: { ...empty, call: '', ...texts.en },
    },
  }))

/** A route key with an optional query or part of the page, or a path of the shop. */
export const leadsSomewhere = (url: string) => /^\/(?!\/)/.test(url) || readTarget(url) !== null

/**
 * Writes a block of the home page anew: where it leads, its picture's theme, its lot, its texts, whether it is shown.
 * @throws NotFound; Refused for a target, theme or lot that the shop does not have.
 */
export async function saveBlock(tx: Tx, storefront: string, id: number, { url, theme, lot, active, texts }: BlockWords) {
  if (!leadsSomewhere(url)) throw new Refused('content.unknown_target')
  if (!isTheme(theme)) throw new Refused('content.unknown_theme')
  if (lot !== null && !(await lotExists(tx, lot))) throw new Refused('content.unknown_lot')
  if (!(await updateBlock(tx, storefront, id, { fixedurl: url, theme, lot_id: lot, active })))
    throw new NotFound('content.unknown_block')
  for (const language of languages) await writeBlockText(tx, id, { language, ...texts[language] })
}

/** Puts the blocks of a slot in another order. @throws Refused unless each of them is named once. */
export async function arrangeBlocks(tx: Tx, storefront: string, slot: string, ids: readonly number[]): Promise<void> {
  const moved = await orderBlocks(tx, storefront, slot, ids)
  if (moved !== ids.length || moved !== (await countBlocks(tx, storefront, slot))) throw new Refused('content.order_incomplete')
}
