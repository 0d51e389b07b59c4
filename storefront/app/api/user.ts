import { useSyncExternalStore } from 'react'
import type { Session } from '#modules/people/customers/contract.ts'
import { forgetOpener } from './opener.ts'

/** Who is signed in, in session storage: id, token, firstName, lastName, email, phone, nif (U-01). */
const key = 'user'

let known: { text: string | null; user: Session | null } | null = null
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

export function currentUser(): Session | null {
  const text = sessionStorage.getItem(key)
  if (known?.text !== text) known = { text, user: parsed(text) }
  return known?.user ?? null
}

function parsed(text: string | null): Session | null {
  try {
    const user = JSON.parse(text ?? 'null') as Session | null
    // Whoever signed in before accounts had several people is the holder.
    return user?.id && user.token ? { ...user, role: user.role ?? 'holder' } : null
  } catch {
    return null
  }
}

/** Says to tabs to come that somebody signed in in this browser, not who: one that is open may hold their session (K-38). */
const elsewhere = 'signed_in'
export const mayBeSignedInElsewhere = (): boolean => localStorage.getItem(elsewhere) !== null
export const nobodyIsSignedInElsewhere = () => localStorage.removeItem(elsewhere)

export function keepUser(user: Session) {
  sessionStorage.setItem(key, JSON.stringify(user))
  localStorage.setItem(elsewhere, '1')
  tell()
}

export function forgetUser() {
  sessionStorage.removeItem(key)
  forgetOpener()
  tell()
}

/** Id and token for the body of a call; both empty for an anonymous visitor (I-08). */
export const signed = (): { id: string; token: string } => {
  const user = currentUser()
  return { id: user?.id ?? '', token: user?.token ?? '' }
}

/** @returns what ends it. */
export function whenUserChanges(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The user for components; null on the server and while hydrating. */
export const useUser = (): Session | null => useSyncExternalStore(whenUserChanges, currentUser, () => null)
