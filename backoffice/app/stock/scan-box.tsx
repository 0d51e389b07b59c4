import { type ReactNode, useRef, useState } from 'react'
import { useScan } from '../kit/scan.ts'
import { useWords } from '../words/dictionary.ts'
import { bareCode } from './bare-code.ts'
import { stockWords } from './words.ts'

interface Props {
  onCode: (code: string) => void
  /** Scans that wait on the device for the line. */
  waiting: number
  children?: ReactNode
}

/** The field that is always ready: for a scanner, which types and says Enter, and for hands. */
export function ScanBox({ onCode, waiting, children }: Props) {
  const { count: words } = useWords(stockWords)
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useScan((code) => onCode(bareCode(code)))
  return (
    <div className="scan-box">
      <form
        className="scan-form"
        onSubmit={(event) => {
          event.preventDefault()
          const code = bareCode(typed)
          if (code !== '') onCode(code)
          setTyped('')
          field.current?.focus()
        }}
      >
        <input
          ref={field}
          className="scan-field"
          aria-label={words.field}
          placeholder={words.field}
          value={typed}
          maxLength={40}
          autoComplete="off"
          enterKeyHint="done"
          // biome-ignore lint/a11y/noAutofocus: who opens a count scans at once
          autoFocus
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="button">
          {words.add}
        </button>
      </form>
      <p className="scan-state" data-waiting={waiting > 0 || undefined}>
        {waiting > 0 ? words.waiting(waiting) : words.sent}
      </p>
      {children}
    </div>
  )
}
