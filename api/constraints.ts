/** Names of database constraints → the code of the sentence that a visitor reads when one refuses a write. */
export const constraintCodes: Record<string, string | undefined> = {
  stock_never_negative: 'order.stock_short',
  staff_user_store_code_fkey: 'stores.unknown',
}
