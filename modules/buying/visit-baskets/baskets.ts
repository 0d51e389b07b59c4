import { dayOf } from '#kernel/days.ts'
import type { Db, Pool, Transactional, Tx } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { cardsOnSale } from '#modules/goods/catalogue/cards.ts'
import {
  type BasketRow,
  basketOfKey,
  deleteOld,
  exitOf,
  insertBasket,
  leaveSlot,
  linesOf,
  productsOfCodes,
  putLines,
  setSlot,
  slotsTaken,
  takeSlot,
} from './baskets.sql.ts'
import type { VisitBasket } from './contract.ts'
import { drawCode, drawKey, halfHoursOf, hashOfKey } from './rules.ts'

export interface VisitOf {
  storefront: string
  /** The palace shop in which the cards stand. */
  store: string
  language: Language
  now: Date
}

const gone = () => new NotFound('visit_basket.over')

/** Copies are brought from the shelves first. */
const readyAfter = 15 * 60_000
const day = 24 * 3_600_000

async function begin(tx: Tx, { storefront, store, language, now }: VisitOf): Promise<{ row: BasketRow; key: string }> {
  const key = drawKey()
  for (;;) {
    const basket = { storefront_code: storefront, store_code: store, language, code: drawCode(), key_hash: hashOfKey(key), now }
    const row = await insertBasket(tx, basket)
    if (row) return { row, key }
  }
}

async function slotsOf(db: Db, store: string, now: Date): Promise<VisitBasket['slots']> {
  const exit = await exitOf(db, store)
  if (!exit || exit.capacity === 0) return []
  const from = new Date(now.getTime() + readyAfter)
  const halves = halfHoursOf(exit, dayOf(now), from)
  const [first, last] = [halves[0], halves.at(-1)]
  if (!first || !last) return []
  const taken = new Map((await slotsTaken(db, store, first, last)).map((slot) => [slot.starts_at.getTime(), slot]))
  return halves.flatMap((at) => {
    const slot = taken.get(at.getTime())
    const left = slot ? slot.capacity - slot.taken : exit.capacity
    return left > 0 ? [{ at: at.toISOString(), left }] : []
  })
}

async function shown(db: Db, row: BasketRow, key: string, unknown: string[], visit: VisitOf): Promise<VisitBasket> {
  const { storefront, language, now } = visit
  const lines = await linesOf(db, row.id)
  const cards = await cardsOnSale(
    db,
    lines.map((line) => line.product_id),
    { storefront, language, now },
  )
  const byId = new Map(cards.map((card) => [card.pk, card]))
  const shownLines = lines.flatMap(({ product_id, quantity }) => {
    const product = byId.get(product_id)
    return product ? [{ code: String(product_id), quantity, product }] : []
  })
  const cents = shownLines.reduce((all, { product, quantity }) => all + Math.round((product.price ?? 0) * 100) * quantity, 0)
  return {
    key,
    code: row.code,
    lines: shownLines,
    unknown,
    total: cents / 100,
    slot: row.slot_at?.toISOString() ?? null,
    slots: await slotsOf(db, row.store_code, now),
  }
}

/**
 * Keeps a basket as it stands on the phone, whatever order its messages arrive in: all of it is said each time. Without a key, or with
 * that of a basket that was handed over or forgotten, a new one begins with new letters.
 */
export async function putVisitBasket(
  db: Transactional,
  { key, lines }: { key: string; lines: readonly { code: string; quantity: number }[] },
  visit: VisitOf,
): Promise<VisitBasket> {
  return db.begin(async (tx) => {
    const kept = key === '' ? undefined : await basketOfKey(tx, visit.storefront, hashOfKey(key), { lock: true })
    const { row, key: own } = kept ? { row: kept, key } : await begin(tx, visit)
    const found = await productsOfCodes(
      tx,
      visit.storefront,
      lines.map(({ code }) => code),
    )
    const idOf = new Map(found.map(({ code, id }) => [code, id]))
    const counts = new Map<number, number>()
    for (const { code, quantity } of lines) {
      const id = idOf.get(code)
      if (id !== undefined) counts.set(id, Math.min(20, (counts.get(id) ?? 0) + quantity))
    }
    const wanted = [...counts].map(([product_id, quantity]) => ({ product_id, quantity }))
    await putLines(tx, row.id, wanted, visit.now)
    const unknown = [...new Set(lines.map(({ code }) => code).filter((code) => !idOf.has(code)))]
    return shown(tx, row, own, unknown, visit)
  })
}

/** @throws NotFound 'visit_basket.over' for a key that opens none. */
export async function showVisitBasket(db: Db, key: string, visit: VisitOf): Promise<VisitBasket> {
  const row = await basketOfKey(db, visit.storefront, hashOfKey(key))
  if (!row) throw gone()
  return shown(db, row, key, [], visit)
}

/**
 * Chooses the half hour in which the basket is collected at the exit, in place of one chosen before, or gives it back. The database never
 * lets more baskets into a half hour than its store gets ready. @throws NotFound; Refused 'visit_basket.slot_full', 'visit_basket.no_slot'
 */
export async function chooseSlot(
  db: Transactional,
  { key, at }: { key: string; at: string | null },
  visit: VisitOf,
): Promise<VisitBasket> {
  return db.begin(async (tx) => {
    const row = await basketOfKey(tx, visit.storefront, hashOfKey(key), { lock: true })
    if (!row) throw gone()
    const wanted = at === null ? null : new Date(at)
    if (wanted?.getTime() === row.slot_at?.getTime()) return shown(tx, row, key, [], visit)
    if (wanted) {
      const exit = await exitOf(tx, row.store_code)
      const from = new Date(visit.now.getTime() + readyAfter)
      const offered = exit ? halfHoursOf(exit, dayOf(visit.now), from).some((half) => half.getTime() === wanted.getTime()) : false
      if (!exit || !offered) throw new Refused('visit_basket.no_slot')
      if (!(await takeSlot(tx, row.store_code, wanted, exit.capacity))) throw new Refused('visit_basket.slot_full')
    }
    if (row.slot_at) await leaveSlot(tx, row.store_code, row.slot_at)
    await setSlot(tx, row.id, wanted)
    return shown(tx, { ...row, slot_at: wanted }, key, [], visit)
  })
}

/** Forgets baskets that nobody touched for two days. */
export const sweepVisitBaskets = (db: Pool, now: Date) => deleteOld(db, new Date(now.getTime() - 2 * day))
