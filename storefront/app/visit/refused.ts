import { redirect } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import type { Failure } from '../api/failure.ts'
import type { Visit } from './visit.ts'

const loginOf = (visit: Visit, request: Request, query: string): Response => {
  const { pathname, search } = new URL(request.url)
  return redirect(`${pathTo('login', visit.language)}?${query}to=${encodeURIComponent(pathname + search)}`)
}

/** To the login page, and back here afterwards (U-17). */
export const toLogin = (visit: Visit, request: Request): Response => loginOf(visit, request, '')

/** The same where a session is over, which the login page says. */
export function signInAgain(visit: Visit, request: Request): Response {
  visit.forgetUser()
  return loginOf(visit, request, 'ended&')
}

/** Where a refused call leads: to the login page when the session is over, to the notice when it may not be seen. */
export function refusedInside(visit: Visit, request: Request, { code, original_status }: Failure): Response | null {
  if (code === 'login_failed') return signInAgain(visit, request)
  if (original_status === 403) return redirect(pathTo('forbidden', visit.language))
  if (original_status === 404) throw new Response(null, { status: 404 })
  return null
}
