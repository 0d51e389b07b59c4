import { parseCookie, stringifySetCookie } from 'cookie'

/**
 * The cookie that holds a browser's session. Where the shop is reached over TLS its name begins with `__Host-`: no other host of the
 * domain can then set one of the same name, and the browser asks for the whole path in return. The pages of the shop never read it.
 */
export interface SessionCookie {
  /** The value to send; null ends it. */
  write: (token: string | null) => string
  read: (header: string | undefined) => string | null
}

export function sessionCookie(publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith('https:')
  const name = secure ? '__Host-staff' : 'staff'
  const kept = { path: secure ? '/' : '/api/staff', httpOnly: true, sameSite: 'strict', secure } as const
  return {
    write: (token) => stringifySetCookie({ name, value: token ?? '', ...kept, ...(token === null && { maxAge: 0 }) }),
    read: (header) => parseCookie(header ?? '')[name] || null,
  }
}
