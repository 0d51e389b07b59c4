/** Copies of one product lying in one store. */
export interface StockRow {
  product_id: number
  store_code: string
  quantity: number
}

export interface Wanted {
  productId: number
  quantity: number
  /** Sold although no copy is at hand: what is missing follows later. */
  beyondStock: boolean
}

export interface Taken {
  productId: number
  storeCode: string
  quantity: number
}

/**
 * From which stores an order takes its copies: the store that hands it over first, then wherever most lie.
 * @returns the copies taken, or the product that does not suffice.
 */
export function takeStock(
  rows: readonly StockRow[],
  wanted: readonly Wanted[],
  preferred: string,
): { ok: true; taken: Taken[] } | { ok: false; productId: number } {
  const taken: Taken[] = []
  for (const { productId, quantity, beyondStock } of wanted) {
    let missing = quantity
    const stores = rows
      .filter((row) => row.product_id === productId && row.quantity > 0)
      .toSorted(
        (a, b) =>
          Number(b.store_code === preferred) - Number(a.store_code === preferred) ||
          b.quantity - a.quantity ||
          a.store_code.localeCompare(b.store_code),
      )
    for (const store of stores) {
      const copies = Math.min(missing, store.quantity)
      if (copies === 0) break
      taken.push({ productId, storeCode: store.store_code, quantity: copies })
      missing -= copies
    }
    if (missing > 0 && !beyondStock) return { ok: false, productId }
  }
  return { ok: true, taken }
}
