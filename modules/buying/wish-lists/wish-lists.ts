import type { Db, Pool, Transactional } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { cardsOnSale } from '#modules/goods/catalogue/cards.ts'
import { mostOfList, type OwnList, type SharedList } from './contract.ts'
import { ownedBy, ownKey, sharedBy, sharedKey } from './list-keys.ts'
import {
  deleteEnded,
  deleteList,
  deleteWish,
  insertList,
  insertPick,
  insertWishes,
  type ListRow,
  livingList,
  markWish,
  renewList,
  setShared,
  wishRows,
} from './lists.sql.ts'

/** A list lives for this long after it was last changed by whoever made it. */
const livesMs = 180 * 86_400_000
const endOf = (now: Date) => new Date(now.getTime() + livesMs)

export interface Asking {
  secret: string
  storefront: string
  language: Language
  now: Date
}

/** @throws NotFound 'wish_list.over' for what is no key of such a list, for one that has ended and for one of another shop. */
async function owned(db: Db, key: string, { secret, storefront, now }: Asking): Promise<ListRow> {
  const id = ownedBy(secret, key)
  const list = id === null ? undefined : await livingList(db, id, now)
  if (list?.storefront_code !== storefront) throw new NotFound('wish_list.over')
  return list
}

/** The same for the key of a link, which closes with the link. */
async function shared(db: Db, key: string, { secret, storefront, now }: Asking): Promise<ListRow> {
  const named = sharedBy(secret, key)
  const list = named === null ? undefined : await livingList(db, named.id, now)
  if (list?.storefront_code !== storefront || !list.shared || list.link !== named?.link) throw new NotFound('wish_list.closed')
  return list
}

/** The wishes with their cards as the shop sells them today; of what it no longer shows, how many there are. */
async function wishesOf(db: Db, list: ListRow, { language, now }: Asking) {
  const rows = await wishRows(db, list.id)
  const ids = rows.map((row) => row.product_id)
  const cards = await cardsOnSale(db, ids, { storefront: list.storefront_code, language, now })
  const byId = new Map(rows.map((row) => [row.product_id, row]))
  const wishes = cards.flatMap((product) => {
    const row = byId.get(product.pk)
    return row ? [{ product, ...row }] : []
  })
  return { wishes, gone: rows.length - wishes.length }
}

async function toldToOwner(db: Db, list: ListRow, asking: Asking, reveal: boolean): Promise<OwnList> {
  const { wishes, gone } = await wishesOf(db, list, asking)
  return {
    key: ownKey(asking.secret, list.id),
    shared_key: list.shared ? sharedKey(asking.secret, list.id, list.link) : null,
    ends_at: list.ends_at.toISOString(),
    items: wishes.map(({ product, given, ordered }) => ({ product, bought: reveal ? given || ordered : null })),
    gone,
  }
}

/** A refusal of the database that a list is as long as it may be, as the visitor's answer. */
const orFull = <T>(done: Promise<T>): Promise<T> =>
  done.catch((error: { constraint_name?: string }) => {
    throw error.constraint_name === 'wish_list_full' ? new Refused('wish_list.full', { most: mostOfList }) : error
  })

/**
 * Begins a list of nobody's with what is wished for; products that the shop does not sell are left out.
 * @throws NotFound 'wish_list.unknown' where none of them is sold here
 */
export async function beginList(db: Transactional, products: readonly number[], asking: Asking): Promise<OwnList> {
  const { storefront, now } = asking
  return db.begin(async (tx) => {
    const id = await insertList(tx, { storefront_code: storefront, made_at: now, ends_at: endOf(now) })
    const added = await orFull(insertWishes(tx, id, [...new Set(products)], now))
    if (added.length === 0) throw new NotFound('wish_list.unknown')
    return toldToOwner(tx, await owned(tx, ownKey(asking.secret, id), asking), asking, false)
  })
}

/** The list of whoever made it; `reveal` tells what has been bought, and never by whom. */
export const showOwnList = async (db: Db, key: string, asking: Asking, reveal = false): Promise<OwnList> =>
  toldToOwner(db, await owned(db, key, asking), asking, reveal)

/** Does it to a list of one's own, which lives on from then. */
const changing = (db: Transactional, key: string, asking: Asking, change: (tx: Db, id: number) => Promise<unknown>) =>
  db.begin(async (tx) => {
    const { id } = await owned(tx, key, asking)
    await change(tx, id)
    await renewList(tx, id, endOf(asking.now))
    return showOwnList(tx, key, asking)
  })

/** @throws Refused 'wish_list.full' beyond a hundred; NotFound 'wish_list.unknown' for what the shop does not sell */
export const addToList = (db: Transactional, { key, product }: { key: string; product: number }, asking: Asking) =>
  changing(db, key, asking, async (tx, id) => {
    const added = await orFull(insertWishes(tx, id, [product], asking.now))
    if (added.length === 0 && !(await wishRows(tx, id)).some((row) => row.product_id === product))
      throw new NotFound('wish_list.unknown')
  })

export const removeFromList = (db: Transactional, { key, product }: { key: string; product: number }, asking: Asking) =>
  changing(db, key, asking, (tx, id) => deleteWish(tx, id, product))

/** Opens a link to the list, a new one each time, or closes the one there is. */
export const setSharing = (db: Transactional, { key, shared: open }: { key: string; shared: boolean }, asking: Asking) =>
  changing(db, key, asking, (tx, id) => setShared(tx, id, open))

/** The list and all that was said of it are gone. */
export async function forgetList(db: Db, key: string, asking: Asking): Promise<void> {
  await deleteList(db, (await owned(db, key, asking)).id)
}

/** The list as those see it who give. @throws NotFound 'wish_list.closed' */
export async function showSharedList(db: Db, key: string, asking: Asking): Promise<SharedList> {
  const list = await shared(db, key, asking)
  const { wishes } = await wishesOf(db, list, asking)
  return {
    ends_at: list.ends_at.toISOString(),
    items: wishes.map(({ product, given, ordered }) => ({ product, bought: given || ordered, ordered })),
  }
}

/** Says that something was bought, or that it was not after all; whoever holds the link may say either. */
export async function markBought(
  db: Pool,
  { key, product, bought }: { key: string; product: number; bought: boolean },
  asking: Asking,
): Promise<SharedList> {
  const { id } = await shared(db, key, asking)
  if (!(await markWish(db, { id, product, bought, now: asking.now }))) throw new NotFound('wish_list.unknown')
  return showSharedList(db, key, asking)
}

/** Keeps that a wish was put into a cart from here: an order of that cart marks it as bought. */
export async function pickWish(
  db: Pool,
  { key, product, cart }: { key: string; product: number; cart: string },
  asking: Asking,
): Promise<SharedList> {
  const { id } = await shared(db, key, asking)
  if (!(await insertPick(db, { id, product, cart, now: asking.now }))) throw new NotFound('wish_list.unknown')
  return showSharedList(db, key, asking)
}

export async function sweepWishLists(db: Pool, now: Date): Promise<void> {
  await deleteEnded(db, now)
}
