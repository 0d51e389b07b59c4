import type { View } from 'foliate-js/view.js'
import type { Looks } from './looks.ts'

/** How far an arrow moves a text that is read on and on, in pixels. */
const line = 80

const isTyped = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.('input, select, textarea, dialog, button, a') != null

/** What a key does in an open book; null for keys that are none of the reader's. */
export function moveBy({ key, shiftKey, altKey, ctrlKey, metaKey, target }: KeyboardEvent, view: View, flow: Looks['flow']) {
  if (altKey || ctrlKey || metaKey) return null
  const scrolled = flow === 'scrolled'
  if (key === 'PageDown') return () => view.next()
  if (key === 'PageUp') return () => view.prev()
  if (isTyped(target)) return null
  const moves: Record<string, () => Promise<void>> = {
    ArrowLeft: () => view.goLeft(),
    ArrowRight: () => view.goRight(),
    ArrowDown: () => view.next(scrolled ? line : undefined),
    ArrowUp: () => view.prev(scrolled ? line : undefined),
    ' ': () => (shiftKey ? view.prev() : view.next()),
    Home: () => view.goToFraction(0),
    End: () => view.goToFraction(1),
  }
  return moves[key] ?? null
}
