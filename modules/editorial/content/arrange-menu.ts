import type { Db, Tx } from '#kernel/db.ts'
import { Conflict, InvalidFields, NotFound, Refused } from '#kernel/errors.ts'
import {
  deleteEntry,
  entriesBeside,
  holdsOthers,
  insertEntry,
  lockMenu,
  orderEntries,
  parentRow,
  setParent,
  storedEntryRows,
  updateEntry,
  writeTitles,
} from './arrange-menu.sql.ts'
import type { MenuWords, NewEntry, StoredMenuEntry } from './contract.ts'
import { leadsSomewhere } from './manage.ts'
import type { EntryPlace } from './staff-contract.ts'

/** Menu and footer of a shop as staff wrote them (A-11, N-13). */
export const storedMenu = (db: Db, storefront: string): Promise<StoredMenuEntry[]> =>
  Promise.resolve(storedEntryRows(db, storefront))

/**
 * A new entry, the last of those beside it.
 * @throws Conflict when the key is taken; Refused for a target that the shop does not have, or a parent that is no category of that place.
 */
export async function addEntry(tx: Tx, storefront: string, entry: NewEntry): Promise<number> {
  mustLead(entry, entry.place === 'footer' && entry.parent === null)
  if (entry.parent !== null) {
    const above = await parentRow(tx, storefront, entry.parent)
    if (!above || above.parent !== null || above.place !== entry.place) throw new Refused('content.unknown_parent')
  }
  const id = await insertEntry(tx, storefront, entry)
  if (id === undefined) throw new Conflict('content.key_taken')
  await writeTitles(tx, id, entry.titles, entry.subtitles)
  return id
}

/** Where an entry leads, its words, its season, whether it is shown. @throws NotFound, Refused, Conflict */
export async function saveEntry(tx: Tx, storefront: string, id: number, words: MenuWords): Promise<void> {
  const entry = await parentRow(tx, storefront, id)
  if (!entry) throw new NotFound('content.unknown_entry')
  mustLead(words, entry.place === 'footer' && entry.parent === null)
  await updateEntry(tx, storefront, id, words).catch(sayTaken)
  await writeTitles(tx, id, words.titles, words.subtitles)
}

/** The database has the last word on whose section a word is. */
function sayTaken(error: unknown): never {
  const { constraint_name: broken } = error as { constraint_name?: string }
  throw broken?.startsWith('menu_category_section_') ? new Conflict('content.key_taken') : error
}

/** Takes an entry away with all below it. @throws NotFound */
export async function removeEntry(db: Db, storefront: string, id: number): Promise<void> {
  if (!(await deleteEntry(db, storefront, id))) throw new NotFound('content.unknown_entry')
}

/** Puts the entries that stand beside each other in another order. @throws Refused unless each of them is named once. */
export async function arrangeEntries(tx: Tx, storefront: string, ids: readonly number[]): Promise<void> {
  const { moved, there } = await orderEntries(tx, storefront, ids)
  if (moved !== ids.length || moved !== there) throw new Refused('content.order_incomplete')
}

/**
 * Puts an entry below another one, or elsewhere among those beside it. The menu is held meanwhile, so that two moves do not lose each
 * other's order.
 * @throws NotFound; InvalidFields for a place where it cannot stand.
 */
export async function moveEntry(tx: Tx, storefront: string, id: number, { parent, before }: EntryPlace): Promise<void> {
  await lockMenu(tx, storefront)
  const entry = await parentRow(tx, storefront, id)
  if (!entry) throw new NotFound('content.unknown_entry')
  if (parent !== null) {
    const above = await parentRow(tx, storefront, parent)
    if (!above || above.parent !== null || above.place !== entry.place || parent === id)
      throw new InvalidFields({ parent: 'content.unknown_parent' })
    if (await holdsOthers(tx, id)) throw new InvalidFields({ parent: 'content.holds_others' })
  }
  await setParent(tx, id, parent)
  const others = (await entriesBeside(tx, storefront, entry.place, parent)).filter((one) => one !== id)
  const at = before === null ? others.length : others.indexOf(before)
  if (at < 0) throw new InvalidFields({ before: 'content.unknown_entry' })
  await orderEntries(tx, storefront, [...others.slice(0, at), id, ...others.slice(at)])
}

/** A column of the footer has a heading only; everything else leads somewhere. */
function mustLead({ url }: MenuWords, heading: boolean) {
  if (!(heading && url === '') && !/^https:\/\//.test(url) && !leadsSomewhere(url)) throw new Refused('content.unknown_target')
}

/** One entry; null where there is none. */
export const storedEntry = async (db: Db, storefront: string, id: number): Promise<StoredMenuEntry | null> =>
  (await storedMenu(db, storefront)).find((entry) => entry.id === id) ?? null
