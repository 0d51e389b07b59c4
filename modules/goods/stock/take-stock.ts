/** Copies of one product lying in one store. */
export interface Lot {
  productId: number
  storeCode: string
  quantity: number
}

export interface Wanted {
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
  lots: readonly Lot[],
  wanted: readonly Wanted[],
  { storeCode, sends }: Preference,
): { taken: Lot[]; short: number[] } {
  const taken: Lot[] = []
  const short: number[] = []
  const lotsOf = Map.groupBy(lots, (lot) => lot.productId)
  const rank = (lot: Lot) => (lot.storeCode === storeCode ? 0 : sends(lot.storeCode) ? 1 : 2)
  for (const { productId, quantity, beyondStock } of wanted) {
    let missing = quantity
    const best = (lotsOf.get(productId) ?? [])
      .filter((lot) => lot.quantity > 0)
      .toSorted((a, b) => rank(a) - rank(b) || b.quantity - a.quantity || a.storeCode.localeCompare(b.storeCode))
    for (const lot of best) {
      const copies = Math.min(missing, lot.quantity)
      if (copies === 0) break
      taken.push({ ...lot, quantity: copies })
      missing -= copies
    }
    if (missing > 0 && !beyondStock) short.push(productId)
  }
  return { taken, short }
}

/** The same copies counted once a product and store, without those that add up to nothing. */
export function addedUp(lots: readonly Lot[]): Lot[] {
  const sums = new Map<string, Lot>()
  for (const lot of lots) {
    const key = `${lot.productId} ${lot.storeCode}`
    const known = sums.get(key)
    if (known) known.quantity += lot.quantity
    else sums.set(key, { ...lot })
  }
  return [...sums.values()].filter((lot) => lot.quantity !== 0)
}

export const negative = (lots: readonly Lot[]): Lot[] => lots.map((lot) => ({ ...lot, quantity: -lot.quantity }))
