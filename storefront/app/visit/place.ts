import { useSyncExternalStore } from 'react'

/** Where this visitor would have things: a postcode that they typed, a store that they chose. It stays in this browser, and serves nothing else. */
export interface Place {
  postcode?: string
  store?: string
}

const key = 'place'
const changed = 'place-changed'

/** What a browser keeps, or nothing; of what somebody else wrote there only what can be meant. */
export function keptPlace(text: string | null): Place {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (kept === null || typeof kept !== 'object') return {}
    const { postcode, store } = kept as Record<string, unknown>
    return {
      ...(typeof postcode === 'string' && /^\d{5}$/.test(postcode) && { postcode }),
      ...(typeof store === 'string' && /^[A-Z0-9]{2,10}$/.test(store) && { store }),
    }
  } catch {
    return {}
  }
}

let unkept: string | null = null

function text(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return unkept
  }
}

/** Keeps what is said of the place beside what was; undefined forgets. */
export function keepPlace(said: { [Name in keyof Place]: Place[Name] | undefined }) {
  const { postcode, store } = { ...keptPlace(text()), ...said }
  unkept = JSON.stringify({ ...(postcode && { postcode }), ...(store && { store }) })
  try {
    if (unkept === '{}') localStorage.removeItem(key)
    else localStorage.setItem(key, unkept)
  } catch {
    // A browser that keeps nothing knows it as long as the page is open.
  }
  dispatchEvent(new Event(changed))
}

function subscribe(listen: () => void) {
  addEventListener(changed, listen)
  addEventListener('storage', listen)
  return () => {
    removeEventListener(changed, listen)
    removeEventListener('storage', listen)
  }
}

/** The visitor's place; null while nothing is known: a page that was kept for everyone says nothing of it. */
export function usePlace(): Place | null {
  const kept = useSyncExternalStore(
    subscribe,
    () => text() ?? '',
    () => null,
  )
  return kept === null ? null : keptPlace(kept || null)
}
