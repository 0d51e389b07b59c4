import { useLayoutEffect, useRef } from 'react'

/** A scanner types faster than hands: its signs are at most this many milliseconds apart, and Enter ends them. */
const apart = 35
const shortest = 6

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

type Hears = { current: (code: string) => void }
/** Who hears: the screen that came last alone; the frame where no screen does. */
const hearers: Hears[] = []

let [code, last] = ['', 0]
function onKey(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey || isTextField(event.target)) return
  if (event.timeStamp - last > apart) code = ''
  last = event.timeStamp
  if (event.key === 'Enter') {
    const scanned = code
    code = ''
    if (scanned.length < shortest) return
    event.preventDefault()
    event.stopPropagation()
    hearers.at(-1)?.current(scanned)
  } else if (event.key.length === 1) code += event.key
}

/**
 * Hears what a scanner types wherever the focus is, but for text fields: there it goes into the field. Nothing of it is swallowed.
 * `otherwise` hears where no screen does.
 */
export function useScan(onScan: (code: string) => void, { otherwise = false } = {}) {
  const heard = useRef(onScan)
  heard.current = onScan
  useLayoutEffect(() => {
    if (hearers.length === 0) document.addEventListener('keydown', onKey, { capture: true })
    if (otherwise) hearers.unshift(heard)
    else hearers.push(heard)
    return () => {
      hearers.splice(hearers.indexOf(heard), 1)
      if (hearers.length === 0) document.removeEventListener('keydown', onKey, { capture: true })
    }
  }, [otherwise])
}
