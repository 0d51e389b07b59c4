import { useState } from 'react'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'

interface Props<Record_ extends Record<string, string>> {
  /** What each field is called. */
  labels: { [Key in keyof Record_]: string }
  theirs: Record_
  mine: Record_
  onChosen: (chosen: Record_) => void
}

/** Two people changed the same thing: both texts, field by field, and whoever saves last chooses. Fields that agree ask nothing. */
export function Conflict<Fields extends Record<string, string>>({ labels, theirs, mine, onChosen }: Props<Fields>) {
  const { kit } = useWords(frameWords)
  const names = (Object.keys(labels) as (keyof Fields & string)[]).filter((name) => theirs[name] !== mine[name])
  const [kept, setKept] = useState<Partial<Record<keyof Fields, 'theirs' | 'mine'>>>({})
  const choose = () =>
    onChosen(
      Object.fromEntries(Object.keys(labels).map((name) => [name, (kept[name] === 'theirs' ? theirs : mine)[name]])) as Fields,
    )
  return (
    <section className="conflict" role="alertdialog" aria-label={kit.conflict.title}>
      <h3>{kit.conflict.title}</h3>
      <p>{kit.conflict.text}</p>
      {names.map((name) => (
        <fieldset key={name} className="conflict-field">
          <legend className="field-label">{labels[name]}</legend>
          {(['theirs', 'mine'] as const).map((side) => (
            <label key={side} className="conflict-side">
              <input
                type="radio"
                name={`conflict-${name}`}
                checked={(kept[name] ?? 'mine') === side}
                onChange={() => setKept((before) => ({ ...before, [name]: side }))}
              />
              <span className="field-label">{kit.conflict[side]}</span>
              <span className="conflict-text">{(side === 'theirs' ? theirs : mine)[name]}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <button type="button" className="button" onClick={choose}>
        {kit.save}
      </button>
    </section>
  )
}
