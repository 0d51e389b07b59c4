interface Page<Item> {
  items: Item[]
  /** Where the next page begins; null after the last. */
  next: number | null
}

/** A page as it is answered. Rows are walked by the last one seen, so a full page may have another behind it. */
export function pageOf<Item extends { id: number }>(items: Item[], limit: number): Page<Item>
export function pageOf<Item>(items: Item[], limit: number, idOf: (item: Item) => number): Page<Item>
export function pageOf<Item>(items: Item[], limit: number, idOf = (item: Item) => (item as { id: number }).id): Page<Item> {
  const last = items.at(-1)
  return { items, next: last !== undefined && items.length === limit ? idOf(last) : null }
}
