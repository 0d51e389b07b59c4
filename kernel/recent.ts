/** What another process wrote, and did not tell of, is known after this, at the latest. */
const recentMs = 10_000

interface Recent {
  value: Promise<unknown>
  until: number
}

const kept = new WeakMap<object, Map<unknown, Recent>>()

/**
 * What `read` answered within the last ten seconds, else what it answers now: for a few rows that every visitor needs and staff seldom
 * change. It is kept by whom it was read from, so give it the pool, and by `key`, as the function that reads. What failed is read again.
 */
export function recent<Value>(from: object, key: unknown, read: () => PromiseLike<Value>, now = Date.now()): Promise<Value> {
  const values = kept.get(from) ?? new Map<unknown, Recent>()
  kept.set(from, values)
  const known = values.get(key)
  if (known && known.until > now) return known.value as Promise<Value>
  const one: Recent = { value: Promise.resolve(read()), until: now + recentMs }
  values.set(key, one)
  one.value.catch(() => {
    if (values.get(key) === one) values.delete(key)
  })
  return one.value as Promise<Value>
}

/** Lets whoever asks next read anew: all that was read from there, or one thing of it. */
export function forgetRecent(from: object, key?: unknown): void {
  if (key === undefined) kept.delete(from)
  else kept.get(from)?.delete(key)
}
