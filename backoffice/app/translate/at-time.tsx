import { useId, useState } from 'react'
import { madridInstant } from '../kit/madrid.ts'
import { useWords } from '../words/dictionary.ts'
import { translateWords } from './words.ts'

interface Props {
  name: string
  button: string
  busy: boolean
  onAt: (at: string) => void
}

/** A day and hour as clocks in Madrid show them. It stands within a form, so it is none. */
export function AtTime({ name, button, busy, onAt }: Props) {
  const words = useWords(translateWords)
  const id = useId()
  const [shown, setShown] = useState('')
  const at = madridInstant(shown)
  return (
    <div className="text-at field">
      <label className="field-label" htmlFor={id}>
        {words.at}
      </label>
      <input id={id} name={name} type="datetime-local" value={shown} onChange={({ target }) => setShown(target.value)} />
      <button type="button" className="button" data-kind="quiet" disabled={busy || at === null} onClick={() => at && onAt(at)}>
        {button}
      </button>
    </div>
  )
}
