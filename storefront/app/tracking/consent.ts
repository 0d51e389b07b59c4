import { useSyncExternalStore } from 'react'

/** What the visitor said about measurement by others; asked again after two years, or when the text changes (domain 6). */
const key = 'consent'
const version = '2026-11'
const validForMs = 730 * 24 * 3_600_000

export type Choice = 'accepted' | 'rejected'

const listeners = new Set<() => void>()
let asked = false

export function consent(): Choice | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as { choice: Choice; version: string; at: number } | null
    return kept?.version === version && Date.now() - kept.at < validForMs ? kept.choice : null
  } catch {
    return null
  }
}

export function decide(choice: Choice) {
  localStorage.setItem(key, JSON.stringify({ choice, version, at: Date.now() }))
  if (choice === 'rejected') localStorage.removeItem('session_id')
  asked = false
  for (const listener of listeners) listener()
}

/** Opens the question again, from the link in the footer. */
export function askAgain() {
  asked = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const state = (): Choice | 'open' => (asked ? 'open' : (consent() ?? 'open'))

/** 'unknown' on the server and while hydrating, 'open' while the question stands. */
export const useConsent = (): Choice | 'open' | 'unknown' =>
  useSyncExternalStore<Choice | 'open' | 'unknown'>(subscribe, state, () => 'unknown')
