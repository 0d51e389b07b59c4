import { type ReactNode, useId } from 'react'

interface Props {
  onAct: () => void
  children: ReactNode
  /** Why it cannot be done now, in the shop's words; nothing where it can. */
  whyNot?: string | null
  busy?: boolean
  kind?: 'main' | 'quiet' | 'grave'
  /** The key that does the same, where the screen hears it. */
  keys?: string
}

/** An act on the thing in hand. What cannot be done now stays in its place and says why. */
export function ActButton({ onAct, children, whyNot = null, busy = false, kind = 'quiet', keys }: Props) {
  const id = useId()
  return (
    <span className="act">
      <button
        type="button"
        className="button"
        data-kind={kind}
        aria-disabled={whyNot !== null || busy}
        aria-busy={busy}
        aria-describedby={whyNot === null ? undefined : id}
        aria-keyshortcuts={keys}
        onClick={() => {
          if (whyNot === null && !busy) onAct()
        }}
      >
        {children}
        {keys && <kbd>{keys}</kbd>}
      </button>
      {whyNot !== null && (
        <small id={id} className="why-not">
          {whyNot}
        </small>
      )}
    </span>
  )
}
