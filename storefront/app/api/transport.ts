import { isLanguage, type Language } from '#kernel/language.ts'
import { sessionHeaders } from '#modules/people/access/session-contract.ts'
import { matchPath } from '#screens/addresses.ts'
import { screens } from '#screens/table.ts'
import { keepTyped } from '../site/keep-typed.ts'
import { accessToken, forgetAccessToken } from './access-token.ts'
import { failureOf } from './failure.ts'
import { currentUser, forgetUser } from './user.ts'

/** At most this many tries when the API refuses the access token (E-04, X-04). */
const attempts = 5
/** A call that takes longer counts as failed (E-10). */
const patienceMs = 20_000
/** The shop of the page, as the document says. */
export const storeOfPage = (): string => document.documentElement.dataset['store'] ?? 'T013'

export const languageOfPage = (): Language => (isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'es')

export type Query = Record<string, string | number | boolean | readonly (string | number)[] | undefined>

interface Call {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  query?: Query
  body?: unknown
  /** Goes on although its page is left: for small bodies alone (64 kB of all that is on its way). */
  keepalive?: boolean
}

/** The session of the user is over, on a page that deals with it itself (E-08). */
export class LoginFailed extends Error {}

const addressOf = ({ path, query = {} }: Call): string => {
  const parameters = new URLSearchParams({ store: storeOfPage(), lang: languageOfPage() })
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) for (const one of [value].flat()) parameters.append(name, String(one))
  return `/api${path}?${parameters}`
}

async function readJson(response: Response): Promise<Record<string, unknown> | null> {
  try {
    return (await response.json()) as Record<string, unknown>
  } catch {
    return null
  }
}

/**
 * One call as specification section 8 has it. A body on 200 and 201; null on 204; the first message when a 400 names the e-mail; an
 * access token that is refused is replaced and the call repeated, five times at most; "Login failed." ends the user's session.
 * Everything else is nothing (undefined), or, with full data, a Failure that says what went wrong.
 * @throws Error 'token error' without a token, Error beyond five attempts, LoginFailed on the login and basket pages.
 */
export async function transport(call: Call, fullData: boolean): Promise<unknown> {
  const sent = call.body === undefined ? undefined : JSON.stringify(call.body)
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const token = await accessToken()
    const response = await fetch(addressOf(call), {
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(sent === undefined ? {} : { 'content-type': 'application/json', ...sessionHeaders(call.body, sent.length) }),
      },
      ...(sent === undefined ? {} : { body: sent }),
      keepalive: call.keepalive ?? false,
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => null)
    if (!response) return fullData ? failureOf(null, null, languageOfPage()) : undefined
    if (response.status === 204) return fullData ? failureOf(204, null, languageOfPage()) : null
    const body = await readJson(response)
    if (body?.['detail'] === 'Login failed.') return loginFailed()
    if (response.status === 401) {
      forgetAccessToken(token)
      continue
    }
    if (response.status === 200 || response.status === 201) return body
    const email = body?.['email']
    if (response.status === 400 && Array.isArray(email) && !fullData) return email[0]
    return fullData ? failureOf(response.status, body, languageOfPage()) : undefined
  }
  throw new Error('The API refused five access tokens in a row')
}

/** The session is over: elsewhere the page starts anew without it; login and basket have a step for that (E-07, E-08). What was typed waits for its owner. */
function loginFailed(): never | undefined {
  const user = currentUser()
  if (user) keepTyped(location.pathname, user.id)
  forgetUser()
  const key = matchPath(location.pathname)?.key
  if (key === 'login' || (key && screens[key].area === 'purchase')) throw new LoginFailed('Login failed.')
  location.reload()
  return undefined
}
