import { useCallback, useState } from 'react'

const placeOf = (name: string) => `staff-draft:${name}`

/**
 * What is being written, kept as it is typed until it is saved or dropped: leaving never asks, and coming back finds it. It stays with this
 * tab, for it may name people. `name` says whose form it is: 'title 7'.
 */
export function useDraft<Value extends object>(name: string, saved: Value) {
  const [draft, setDraft] = useState<Value | null>(() => {
    const kept = sessionStorage.getItem(placeOf(name))
    return kept === null ? null : (JSON.parse(kept) as Value)
  })
  const change = useCallback(
    (changes: Partial<Value>) =>
      setDraft((before) => {
        const next = { ...(before ?? saved), ...changes }
        sessionStorage.setItem(placeOf(name), JSON.stringify(next))
        return next
      }),
    [name, saved],
  )
  const drop = useCallback(() => {
    sessionStorage.removeItem(placeOf(name))
    setDraft(null)
  }, [name])
  return { value: draft ?? saved, changed: draft !== null, change, drop }
}
