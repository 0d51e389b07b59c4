import { useId, useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { madridInstant } from '../kit/madrid.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { translateWords } from './words.ts'

type Occasion = Answer<'GET /texts/occasions/'>['items'][number]
/** When something is done: at an instant, or with an occasion; now where neither is named. */
export type When = { at?: string | null; with?: Pick<Occasion, 'kind' | 'id'> | null }

interface Props {
  name: string
  button: string
  busy: boolean
  /** Which day of an occasion it would go with. */
  edge: 'begins' | 'ends'
  /** What the shop said of it when it was last sent. */
  fault: string | undefined
  onAt: (when: When) => void
}

/** A day and hour as clocks in Madrid show them, or an occasion with whose days it goes. It stands within a form, so it is none. */
export function AtTime({ name, button, busy, edge, fault, onAt }: Props) {
  const words = useWords(translateWords)
  const id = `field-${name}`
  const [shown, setShown] = useState('')
  const at = madridInstant(shown)
  return (
    <>
      <div className="text-at field">
        <label className="field-label" htmlFor={id}>
          {words.at}
        </label>
        <input
          id={id}
          name={name}
          type="datetime-local"
          value={shown}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault && `${id}-fault`}
          onChange={({ target }) => setShown(target.value)}
        />
        <button
          type="button"
          className="button"
          data-kind="quiet"
          disabled={busy || at === null}
          onClick={() => at && onAt({ at })}
        >
          {button}
        </button>
        {fault && (
          <span id={`${id}-fault`} className="field-fault">
            {fault}
          </span>
        )}
      </div>
      <WithOccasion {...{ name, busy, edge, onAt }} />
    </>
  )
}

const keyOf = ({ kind, id }: Occasion) => `${kind} ${id}`

/** Promotions and gift campaigns with a day to come. */
function WithOccasion({ name, busy, edge, onAt }: Omit<Props, 'button' | 'fault'>) {
  const { occasion: words } = useWords(translateWords)
  const language = useLanguage()
  const id = useId()
  const [chosen, choose] = useState('')
  const found = useCall('GET /texts/occasions/').data?.items.filter((one) => one[edge] !== null) ?? []
  if (found.length === 0) return null
  const one = found.find((occasion) => keyOf(occasion) === chosen)
  const day = (occasion: Occasion) => (occasion[edge] ?? '').split('-').toReversed().join('/')
  return (
    <div className="text-at field">
      <label className="field-label" htmlFor={id}>
        {words[edge]}
      </label>
      <select id={id} name={`${name}-with`} value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="">—</option>
        {found.map((occasion) => (
          <option key={keyOf(occasion)} value={keyOf(occasion)}>
            {occasion.name[language] || occasion.name.es} · {day(occasion)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button"
        data-kind="quiet"
        disabled={busy || !one}
        onClick={() => one && onAt({ with: { kind: one.kind, id: one.id } })}
      >
        {words.set}
      </button>
    </div>
  )
}
