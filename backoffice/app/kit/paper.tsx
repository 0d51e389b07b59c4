import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePreferences } from '../api/session.tsx'

/**
 * Prints something in one key: what it gives back is drawn on paper alone, and the printer is asked as soon as it stands. A slip comes on
 * the paper that its person's printer has, a roll of 58 or 80 mm or A4; anything else says its size itself.
 */
export function usePaper(kind: 'slip' | 'other' = 'other'): { print: (sheet: ReactNode) => void; paper: ReactNode } {
  const { printer } = usePreferences()
  const [sheet, setSheet] = useState<ReactNode>(null)
  useEffect(() => {
    if (!sheet) return
    const done = () => setSheet(null)
    window.addEventListener('afterprint', done, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [sheet])
  return {
    print: setSheet,
    paper:
      sheet &&
      createPortal(
        <div className="paper" data-printer={kind === 'slip' ? printer : undefined}>
          {sheet}
        </div>,
        document.body,
      ),
  }
}
