import { useEffect } from 'react'

/** What single keys do with the title in hand, while no field has the focus. */
export function useTitleKeys(acts: Readonly<Record<string, (() => void) | null>>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const inField = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)
      if (inField || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const act = acts[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
