import type { Pool } from '#kernel/db.ts'
import { languages } from '#kernel/language.ts'
import { fold } from '#modules/goods/search/index/fold.ts'
import { mainShop } from '#screens/shops.ts'
import { Shelves } from './shelves.ts'
import { shopRows } from './shops.sql.ts'

/** Every word of the texts of all shops, folded: whoever asks with one of them has not mistyped it. */
export async function ownWords(db: Pool, shelves: Shelves = new Shelves(db)): Promise<ReadonlySet<string>> {
  const words = new Set<string>()
  for (const { code, names, path } of await shopRows(db)) {
    const shop = { code, main: path === mainShop, path }
    for (const word of fold(`${names} ${path}`).split(' ')) words.add(word)
    for (const language of languages)
      for (const index of Object.values(await shelves.of(shop, language))) for (const word of index.words) words.add(word)
  }
  return words
}
