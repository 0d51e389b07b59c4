import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * Prints something in one key: what it gives back is drawn on paper alone, and the printer is asked as soon as it stands. `sheet` is the
 * size for the printer: a roll of 58 or 80 mm, labels, or A4.
 */
export function usePaper(): { print: (sheet: ReactNode) => void; paper: ReactNode } {
  const [sheet, setSheet] = useState<ReactNode>(null)
  useEffect(() => {
    if (!sheet) return
    const done = () => setSheet(null)
    window.addEventListener('afterprint', done, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [sheet])
  return { print: setSheet, paper: sheet && createPortal(<div className="paper">{sheet}</div>, document.body) }
}
