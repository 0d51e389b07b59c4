import type { z } from 'zod'
import type { Db, Pool, Transactional } from '#kernel/db.ts'
import { NotFound, Refused, ShopError } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import { lockCustomer } from './customers.sql.ts'
import { type Arrival, requireCustomer } from './session.ts'
import { type AddWish, type DeleteWishes, type ListWishes, mostWishes, type Wishes } from './wish-contract.ts'
import { deleteWishes, insertWish, wishedIds } from './wishes.sql.ts'

const faulty = () => new ShopError('invalid', 'customer.wish_parameters')

async function answered(db: Db, ids: number[], onlyIds: boolean, language: Language, now: Date): Promise<Wishes> {
  return { items: onlyIds ? [] : await productCards(db, ids, language, now), ids }
}

/** The customer's favourites (U-26). @throws Forbidden for guests and without a living session. */
export async function listWishes(db: Pool, body: z.output<typeof ListWishes>, { now, language }: Arrival): Promise<Wishes> {
  const { id } = await requireCustomer(db, body, now)
  return answered(db, await wishedIds(db, id), body.only_ids, language, now)
}

/**
 * Keeps a product; one that is kept already stays where it is (U-27).
 * @throws ShopError invalid 'customer.wish_parameters' ("Error receiving parameters.", U-28); NotFound for an unknown product;
 * Refused beyond the most.
 */
export async function addWish(db: Transactional, body: z.output<typeof AddWish>, { now, language }: Arrival): Promise<Wishes> {
  const { id } = await requireCustomer(db, body, now)
  const { product } = body
  if (product === null) throw faulty()
  const ids = await db.begin(async (tx) => {
    await lockCustomer(tx, id)
    const kept = await wishedIds(tx, id)
    if (kept.includes(product)) return kept
    if (kept.length >= mostWishes) throw new Refused('customer.too_many_wishes', { most: mostWishes })
    if (!(await insertWish(tx, id, product, now))) throw new NotFound('customer.wish_unknown')
    return wishedIds(tx, id)
  })
  return answered(db, ids, body.only_ids, language, now)
}

/**
 * Removes products; those that are not kept count as removed (U-27, U-29).
 * @throws ShopError invalid: "Please select a book." for none, "Error receiving parameters." for what is no list of products (U-28).
 */
export async function removeWishes(db: Pool, body: z.output<typeof DeleteWishes>, { now, language }: Arrival): Promise<Wishes> {
  const { id } = await requireCustomer(db, body, now)
  if (body.products === null) throw faulty()
  if (body.products.length === 0) throw new ShopError('invalid', 'customer.wish_nothing')
  await deleteWishes(db, id, body.products)
  return answered(db, await wishedIds(db, id), body.only_ids, language, now)
}
