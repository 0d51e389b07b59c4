import { redirect } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import type { Failure } from '../api/failure.ts'
import type { Visit } from './visit.ts'

/** To the login page, and back here afterwards (U-17). */
export function toLogin(visit: Visit, request: Request): Response {
  const { pathname, search } = new URL(request.url)
  return redirect(`${pathTo('login', visit.language)}?to=${encodeURIComponent(pathname + search)}`)
}

/** Where a refused call leads: to the login page when the session is over, to the notice when it may not be seen. */
export function refusedInside(visit: Visit, request: Request, { code, original_status }: Failure): Response | null {
  if (code === 'login_failed') {
    visit.forgetUser()
    return toLogin(visit, request)
  }
  if (original_status === 403) return redirect(pathTo('forbidden', visit.language))
  if (original_status === 404) throw new Response(null, { status: 404 })
  return null
}
