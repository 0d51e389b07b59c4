/** Copies of one product lying in one store. */
export interface StoreStock {
  productId: number
  storeCode: string
  quantity: number
}

export interface CopiesNeeded {
  productId: number
  quantity: number
  /** Sold although no copy is at hand: what is missing follows later. */
  beyondStock: boolean
}

/** From which stores copies are best taken; the first that differs decides. */
export interface Preference {
  /** The store that hands the order over. */
  storeCode: string | null
  /** Whether a store sends web orders. */
  sends: (storeCode: string) => boolean
}

/**
 * From which stores copies are taken: the one that hands over first, then those that send web orders, then wherever most lie.
 * `short` names the products that do not suffice; what there is of them is taken all the same.
 */
export function takeStock(
  storeStocks: readonly StoreStock[],
  neededs: readonly CopiesNeeded[],
  { storeCode, sends }: Preference,
): { taken: StoreStock[]; short: number[] } {
  const taken: StoreStock[] = []
  const short: number[] = []
  const lotsOf = Map.groupBy(storeStocks, (storeStock) => storeStock.productId)
  const rank = (storeStock: StoreStock) => (storeStock.storeCode === storeCode ? 0 : sends(storeStock.storeCode) ? 1 : 2)
  for (const { productId, quantity, beyondStock } of neededs) {
    let missing = quantity
    const best = (lotsOf.get(productId) ?? [])
      .filter((storeStock) => storeStock.quantity > 0)
      .toSorted((a, b) => rank(a) - rank(b) || b.quantity - a.quantity || a.storeCode.localeCompare(b.storeCode))
    for (const storeStock of best) {
      const copies = Math.min(missing, storeStock.quantity)
      if (copies === 0) break
      taken.push({ ...storeStock, quantity: copies })
      missing -= copies
    }
    if (missing > 0 && !beyondStock) short.push(productId)
  }
  return { taken, short }
}

/** The same copies counted once a product and store, without those that add up to nothing. */
export function addedUp(storeStocks: readonly StoreStock[]): StoreStock[] {
  const sums = new Map<string, StoreStock>()
  for (const storeStock of storeStocks) {
    const key = `${storeStock.productId} ${storeStock.storeCode}`
    const known = sums.get(key)
    if (known) known.quantity += storeStock.quantity
    else sums.set(key, { ...storeStock })
  }
  return [...sums.values()].filter((storeStock) => storeStock.quantity !== 0)
}

export const negative = (storeStocks: readonly StoreStock[]): StoreStock[] =>
  storeStocks.map((storeStock) => ({ ...storeStock, quantity: -storeStock.quantity }))
