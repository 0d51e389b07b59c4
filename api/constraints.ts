/** Names of database constraints → the code of the sentence that a visitor reads when one refuses a write. */
export const constraintCodes: Record<string, string | undefined> = {
  stock_never_negative: 'order.stock_short',
  promotion_category_id_fkey: 'loyalty.category_unknown',
  promotion_lot_id_fkey: 'loyalty.lot_unknown',
  staff_user_store_code_fkey: 'stores.unknown',
}
