import { parseCookie, stringifySetCookie } from 'cookie'

/** A cookie of the staff's browsers, which no script reads and no other site has sent along. */
export interface StaffCookie {
  /** The value to send; null ends it. */
  write: (token: string | null) => string
  read: (header: string | undefined) => string | null
}

/**
 * Where the shop is reached over TLS the name of a cookie begins with `__Host-`: no other host of the domain can then set one of the
 * same name, and the browser asks for the whole path in return. The pages of the shop never read it.
 */
function staffCookie(publicUrl: string, plainName: string, maxAge?: number): StaffCookie {
  const secure = publicUrl.startsWith('https:')
  const name = secure ? `__Host-${plainName}` : plainName
  const kept = { path: secure ? '/' : '/api/staff', httpOnly: true, sameSite: 'strict', secure } as const
  return {
    write: (token) =>
      stringifySetCookie({ name, value: token ?? '', ...kept, ...(token === null ? { maxAge: 0 } : maxAge && { maxAge }) }),
    read: (header) => parseCookie(header ?? '')[name] || null,
  }
}

/** Holds a browser's session, and ends with the browser. */
export const sessionCookie = (publicUrl: string) => staffCookie(publicUrl, 'staff')

const yearSeconds = 365 * 24 * 3600
/** Says that a browser is a shared till. By itself it opens nothing. */
export const tillCookie = (publicUrl: string) => staffCookie(publicUrl, 'staff-till', yearSeconds)
