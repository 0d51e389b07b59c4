import { useSyncExternalStore } from 'react'
import { answeredMark, askingMark, key, validForMs, version } from './ask-first.ts'

export type Choice = 'accepted' | 'rejected'

const listeners = new Set<() => void>()
const asking = new Set<() => void>()
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
  delete document.documentElement.dataset[askingMark]
  delete document.documentElement.dataset[answeredMark]
  for (const listener of listeners) listener()
}

/** Opens the question again, from the link in the footer. */
export function askAgain() {
  asked = true
  document.documentElement.dataset[askingMark] = ''
  for (const listener of listeners) listener()
  // Shown by then: what listens to the choice has been drawn.
  requestAnimationFrame(() => {
    for (const ask of asking) ask()
  })
}

/** Calls `ask` whenever the question is opened again; returns how to stop. */
export function onAskedAgain(ask: () => void): () => void {
  asking.add(ask)
  return () => void asking.delete(ask)
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
