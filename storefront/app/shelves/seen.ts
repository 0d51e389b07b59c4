/** What this browser looked at last, the newest first: product ids and when. It leaves the browser only to ask for their cards. */
const key = 'seen'
/** As the cookie policy says. */
const keptMs = 30 * 86_400_000
const most = 12

interface Look {
  pk: number
  at: number
}

const isLook = (entry: unknown): entry is Look =>
  entry !== null &&
  typeof entry === 'object' &&
  'pk' in entry &&
  'at' in entry &&
  Number.isSafeInteger(entry.pk) &&
  Number(entry.pk) > 0

/** The ids of the last thirty days without those of `except`; none in a browser that keeps nothing. */
export function seenLately(now: number, except: readonly number[] = []): number[] {
  return looks(now)
    .map(({ pk }) => pk)
    .filter((pk) => !except.includes(pk))
}

function looks(now: number): Look[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isLook).filter(({ at }) => now - at < keptMs) : []
  } catch {
    return []
  }
}

/** Puts a product first, once for all its sizes; beyond the most the oldest goes. */
export function keepSeen(pk: number, now: number, sizes: readonly number[] = []) {
  const others = looks(now).filter((look) => look.pk !== pk && !sizes.includes(look.pk))
  const kept = [{ pk, at: now }, ...others].slice(0, most)
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing has no such shelf.
  }
}

export function forgetSeen() {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
