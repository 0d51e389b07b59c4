import { TextField } from '../kit/form.tsx'
import { madridInstant, shownAt } from '../kit/madrid.ts'
import { Picker } from '../kit/picker.tsx'
import type { BoxProps } from '../kit/record-fields.ts'
import { useWords } from '../words/dictionary.ts'
import { findTargets, type Target } from './targets.ts'
import { editorWords } from './words.ts'
import '../kit/own-box.css'

/** Where something leads: found by words, or written as it is. */
export function TargetBox({ draft: _draft, ...field }: BoxProps) {
  const { targets: words } = useWords(editorWords)
  return (
    <div className="own-box">
      <TextField {...field} hint={words.hint} />
      <Picker<Target>
        label={words.find}
        search={findTargets}
        itemKey={({ target }) => target}
        itemText={({ text }) => text}
        show={({ kind, text }) => (
          <>
            {text} <span className="quiet">{words.kinds[kind]}</span>
          </>
        )}
        onPick={({ target }) => field.onValue(target)}
      />
    </div>
  )
}

/** What the form holds and does not show, so that a save leaves it as it is. */
export const Unshown = () => null
export const asItIs = {
  write: (value: unknown) => JSON.stringify(value),
  read: (text: string) => (text === '' ? undefined : (JSON.parse(text) as unknown)),
}

/** A day and an hour of Madrid. */
export const InstantBox = ({ draft: _draft, ...field }: BoxProps) => <TextField {...field} type="datetime-local" />
export const instant = {
  write: (value: unknown) => shownAt(new Date(String(value))),
  read: (text: string) => madridInstant(text) ?? text,
}
