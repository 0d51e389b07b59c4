import type { Write } from '#kernel/at-once.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { type Told, withInstants } from '#kernel/read-at-once.ts'
import { isEbookFormat } from '#modules/goods/catalogue/formats.ts'
import { type Bought, type CartRow, cartLineRows, openCart, openCartWithFormats, takeOut } from './cart.sql.ts'

export {
  addLines,
  type CartLineRow,
  type CartRow,
  cartLock,
  deleteCart,
  insertDeskCart,
  openCartWithFormats,
  productsInCart,
  type SaleRow,
  saleRows,
} from './cart.sql.ts'

/** What an order does to the cart it is made of, all inside the order's own transaction. */
type CartShare = Bought

/** What a line of an order takes out of its cart. */
export const boughtCopies = (line: {
  product_id: number
  quantity: number
  signing_id: number | null
  dedication: string
}): CartShare => ({ productId: line.product_id, quantity: line.quantity, signing: line.signing_id, dedication: line.dedication })

/** The open cart, locked until the transaction ends, so that nobody changes it while it is being bought. */
export const lockCart = (tx: Tx, cartId: string): Promise<CartRow | undefined> => openCart(tx, cartId, { lock: true })

/** The writes that take what was bought out of the cart, locked by an earlier statement; what was not bought stays. */
export const takeBought = (tx: Tx, cartId: string, bought: readonly CartShare[]): Write[] => takeOut(tx, cartId, bought)

/** Products of the cart's lines. */
export const productsIn = async (tx: Tx, cartId: string): Promise<number[]> =>
  (await cartLineRows(tx, cartId)).map((line) => line.product_id)

/** An open cart as it stands, and whether files are among what it holds, for what is looked at before anything is locked. */
export async function seenCart(db: Db, cartId: string): Promise<(CartRow & { holdsEbooks: boolean }) | undefined> {
  const [row] = await openCartWithFormats(db, cartId)
  return row && { ...row, holdsEbooks: row.formats.some(isEbookFormat) }
}

/** The same of rows that came with other answers (kernel/read-at-once.ts). */
export function seenCartTold(rows: readonly Told<CartRow & { formats: string[] }>[]) {
  const [row] = withInstants<CartRow & { formats: string[] }, 'held_until'>(rows, 'held_until')
  return row && { ...row, holdsEbooks: row.formats.some(isEbookFormat) }
}
