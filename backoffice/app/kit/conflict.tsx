import { useState } from 'react'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'

/** A field that two people wrote: what it is called, and both values in words. */
export interface Disputed {
  name: string
  label: string
  theirs: string
  mine: string
}
export type Kept = Record<string, 'theirs' | 'mine'>

interface Props {
  fields: readonly Disputed[]
  /** Which of the two stays, field by field. */
  onChosen: (kept: Kept) => void
}

/** Two people changed the same thing: both values, field by field, and whoever saves last chooses. Fields that agree ask nothing. */
export function Conflict({ fields, onChosen }: Props) {
  const { kit } = useWords(frameWords)
  const disputed = fields.filter(({ theirs, mine }) => theirs !== mine)
  const [kept, setKept] = useState<Kept>({})
  const sideOf = (name: string) => kept[name] ?? 'mine'
  return (
    <section className="conflict" role="alertdialog" aria-label={kit.conflict.title}>
      <h2>{kit.conflict.title}</h2>
      <p>{kit.conflict.text}</p>
      {disputed.map(({ name, label, ...values }) => (
        <fieldset key={name} className="conflict-field">
          <legend className="field-label">{label}</legend>
          {(['theirs', 'mine'] as const).map((side) => (
            <label key={side} className="conflict-side">
              <input
                type="radio"
                name={`conflict-${name}`}
                checked={sideOf(name) === side}
                onChange={() => setKept((before) => ({ ...before, [name]: side }))}
              />
              <span className="field-label">{kit.conflict[side]}</span>
              <span className="conflict-text">{values[side] === '' ? kit.conflict.nothing : values[side]}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <button
        type="button"
        className="button"
        onClick={() => onChosen(Object.fromEntries(fields.map(({ name }) => [name, sideOf(name)])))}
      >
        {kit.save}
      </button>
    </section>
  )
}
