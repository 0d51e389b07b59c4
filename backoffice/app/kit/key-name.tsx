import { Fragment } from 'react'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'

const signs: Partial<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Control: 'Ctrl',
  Escape: 'Esc',
}

/** A key as keyboards have it printed: `Control+k` is Ctrl K. */
export function KeyName({ of }: { of: string }) {
  const { keyNames } = useWords(frameWords).kit
  return of.split('+').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <kbd>{signs[part] ?? keyNames[part] ?? (part.length === 1 ? part.toUpperCase() : part)}</kbd>
    </Fragment>
  ))
}
