/** The key of the list of wishes that this browser made or opened last; it stands nowhere else. */
const key = 'wish_list'

export function listKey(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keepListKey(own: string) {
  try {
    localStorage.setItem(key, own)
  } catch {
    // A browser that keeps nothing has the address of the list.
  }
}

/** Forgets that key and no other: an address that opens nothing says nothing of the list that the browser keeps. */
export function forgetListKey(over: string) {
  try {
    if (localStorage.getItem(key) === over) localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
