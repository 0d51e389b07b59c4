import { useEffect, useRef } from 'react'

/** A scanner types faster than hands: its signs are at most this many milliseconds apart, and Enter ends them. */
const apart = 35
const shortest = 6

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Hears what a scanner types wherever the focus is, but for text fields: there it goes into the field. Nothing of it is swallowed. */
export function useScan(onScan: (code: string) => void) {
  const heard = useRef(onScan)
  heard.current = onScan
  useEffect(() => {
    let [code, last] = ['', 0]
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTextField(event.target)) return
      if (event.timeStamp - last > apart) code = ''
      last = event.timeStamp
      if (event.key === 'Enter') {
        if (code.length >= shortest) {
          event.preventDefault()
          event.stopPropagation()
          heard.current(code)
        }
        code = ''
      } else if (event.key.length === 1) code += event.key
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
