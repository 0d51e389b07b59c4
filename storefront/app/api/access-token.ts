/** Where the browser keeps its anonymous, short-lived access token (E-15, A-2). */
const key = 'access'

/** No token can be had: no call is sent without one (E-14). */
export class TokenError extends Error {
  constructor() {
    super('token error')
  }
}

let asking: Promise<string> | null = null

/** The kept token, or a new one; parallel calls share one request (E-06). @throws TokenError when none can be had (E-14). */
export function accessToken(): Promise<string> {
  const kept = sessionStorage.getItem(key)
  if (kept) return Promise.resolve(kept)
  asking ??= askForToken().finally(() => {
    asking = null
  })
  return asking
}

async function askForToken(): Promise<string> {
  const response = await fetch('/storefront/token/', { method: 'POST' }).catch(() => null)
  const body = response?.ok ? ((await response.json().catch(() => null)) as { access?: string } | null) : null
  if (!body?.access) throw new TokenError()
  sessionStorage.setItem(key, body.access)
  return body.access
}

/** Drops a refused token; one that another call already replaced stays. */
export function forgetAccessToken(refused: string) {
  if (sessionStorage.getItem(key) === refused) sessionStorage.removeItem(key)
}
