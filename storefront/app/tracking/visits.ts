import { browserApi } from '../api/client.ts'
import { storeOfPage } from '../api/transport.ts'
import { consent } from './consent.ts'

const key = 'session_id'

let asking: Promise<string | null> | null = null

/** The random number of this visit: kept for the tab until consent, in local storage after it (A-9, D-03). */
async function sessionId(): Promise<string | null> {
  const kept = localStorage.getItem(key) ?? sessionStorage.getItem(key)
  const home = consent() === 'accepted' ? localStorage : sessionStorage
  if (kept) {
    home.setItem(key, kept)
    return kept
  }
  asking ??= browserApi
    .get<{ session_id: string }>('/datacollect/uuid/')
    .then((answer) => answer?.session_id ?? null)
    .finally(() => {
      asking = null
    })
  const fresh = await asking
  if (fresh) home.setItem(key, fresh)
  return fresh
}

/** Query values that could tell who somebody is; the server takes them out as well (D-09). */
const kept = new Set(['page', 'sort', 'products_type'])

/** Tells the shop of the page which page was seen (D-02); a failure disturbs nobody (D-01, D-10). */
export async function recordVisit(pathname: string, search: string): Promise<void> {
  try {
    const session_id = await sessionId()
    if (!session_id) return
    const harmless = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => kept.has(name)))
    const request_path = pathname.replace(/\/[A-Za-z0-9_-]{24,}$/, '/…')
    const request_uri = harmless.size > 0 ? `${request_path}?${harmless}` : request_path
    await browserApi.send('POST', '/datacollect/', { session_id, request_path, request_uri, store: storeOfPage() })
  } catch {
    // A page must not suffer because it could not be counted.
  }
}
