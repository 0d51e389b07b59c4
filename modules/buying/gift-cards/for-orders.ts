export { cardOfOrder, type GiftCardRow, insertCard, paidByCards } from './gift-cards.sql.ts'
export { clearCart } from './in-cart.sql.ts'
export { sellingOf } from './selling.sql.ts'
