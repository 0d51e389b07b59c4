import { browserApi } from '../api/client.ts'
import { storeOfPage } from '../api/transport.ts'
import { consent } from './consent.ts'
import { harmlessAddress } from './harmless-address.ts'

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

/** Tells the shop of the page which page was seen (D-02); a failure disturbs nobody (D-01, D-10). */
export async function recordVisit(pathname: string, search: string): Promise<void> {
  try {
    const session_id = await sessionId()
    if (!session_id) return
    const { path: request_path, uri: request_uri } = harmlessAddress(pathname, search)
    await browserApi.send('POST', '/datacollect/', { session_id, request_path, request_uri, store: storeOfPage() })
  } catch {
    // A page must not suffer because it could not be counted.
  }
}
