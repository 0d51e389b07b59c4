import { useState } from 'react'
import { useWords } from '../words/dictionary.ts'
import { stockWords } from './words.ts'

interface Line {
  title: string
  counted: number
  expected: number
}
interface Props {
  code: string
  state: 'sending' | 'taken' | 'kept'
  /** Null: nobody knows the code, or not yet. */
  line: Line | null
  onMore: (copies: number) => void
  onAll: (copies: number) => void
}

/** What was scanned last, in figures that are read at arm's length, and what is done when a finger slipped. */
export function LastScan({ code, state, line, onMore, onAll }: Props) {
  const { count: words } = useWords(stockWords)
  const [all, setAll] = useState('')
  if (line === null)
    return (
      <p className="scan-last" role="status" data-unknown={state === 'taken' || undefined}>
        {state === 'kept' ? words.kept(code) : state === 'taken' ? words.unknownNow(code) : code}
      </p>
    )
  const { title, counted, expected } = line
  return (
    <div className="scan-last">
      <p className="scan-title">
        <b>{title}</b>
        <small className="quiet">{code}</small>
      </p>
      <p className="scan-number" role="status">
        <data value={counted}>{counted}</data>
        <small>
          {words.expected} {expected}
        </small>
      </p>
      <form
        className="scan-hands"
        onSubmit={(event) => {
          event.preventDefault()
          if (all === '') return
          onAll(Math.max(0, Math.trunc(Number(all)) || 0))
          setAll('')
        }}
      >
        <button
          type="button"
          className="button"
          data-kind="quiet"
          aria-label={words.less}
          disabled={counted <= 0}
          onClick={() => onMore(-1)}
        >
          −1
        </button>
        <button type="button" className="button" data-kind="quiet" aria-label={words.more} onClick={() => onMore(1)}>
          +1
        </button>
        <label>
          <span>{words.byHand}</span>
          <input
            type="number"
            inputMode="numeric"
            min={0}
            max={10_000}
            className="stock-number"
            value={all}
            onChange={({ target }) => setAll(target.value)}
          />
        </label>
        <button type="submit" className="button" data-kind="quiet">
          {words.setByHand}
        </button>
      </form>
    </div>
  )
}
