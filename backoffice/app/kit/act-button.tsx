import { type ReactNode, useId } from 'react'
import { KeyName } from './key-name.tsx'
import { useKeys } from './keys.ts'

interface Props {
  onAct: () => void
  children: ReactNode
  /** Why it cannot be done now, in the shop's words; nothing where it can. */
  whyNot?: string | null
  busy?: boolean
  kind?: 'main' | 'quiet' | 'grave'
  /** The key that does the same, heard while it can be done. */
  keys?: string | undefined
}

/** An act on the thing in hand. What cannot be done now stays in its place and says why. */
export function ActButton({ onAct, children, whyNot = null, busy = false, kind = 'quiet', keys }: Props) {
  const id = useId()
  const does = typeof children === 'string' ? children : ''
  useKeys(keys && whyNot === null && !busy ? [{ keys: [keys.length === 1 ? keys.toLowerCase() : keys], does, act: onAct }] : [])
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
        {keys && <KeyName of={keys} />}
      </button>
      {whyNot !== null && (
        <small id={id} className="why-not">
          {whyNot}
        </small>
      )}
    </span>
  )
}
