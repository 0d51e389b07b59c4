import type { Db, Tx } from '#kernel/db.ts'
import { isEbookFormat } from '#modules/goods/catalogue/formats.ts'
import { type CartRow, cartLineRows, openCart, takeOut } from './cart.sql.ts'

export { addLines, type CartLineRow, type CartRow, deleteCart, insertDeskCart, type SaleRow, saleRows } from './cart.sql.ts'

/** What an order does to the cart it is made of, all inside the order's own transaction. */
export interface CartShare {
  productId: number
  quantity: number
}

/** The open cart, locked until the transaction ends, so that nobody changes it while it is being bought. */
export const lockCart = (tx: Tx, cartId: string): Promise<CartRow | undefined> => openCart(tx, cartId, { lock: true })

/** Takes what was bought out of the cart; what was not bought stays. */
export const takeBought = (tx: Tx, cartId: string, bought: readonly CartShare[]): Promise<void> => takeOut(tx, cartId, bought)

/** Whether files are among what the cart holds. */
export const holdsEbooks = async (db: Db, cartId: string): Promise<boolean> =>
  (await cartLineRows(db, cartId)).some((line) => isEbookFormat(line.format_code))

/** Products of the cart's lines. */
export const productsIn = async (tx: Tx, cartId: string): Promise<number[]> =>
  (await cartLineRows(tx, cartId)).map((line) => line.product_id)

/** An open cart as it stands, for what is looked at before anything is locked. */
export const seenCart = (db: Db, cartId: string): Promise<CartRow | undefined> => openCart(db, cartId)
