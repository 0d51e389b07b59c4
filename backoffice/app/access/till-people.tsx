import { useState } from 'react'
import { useAct } from '../api/queries.ts'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { useScan } from '../kit/scan.ts'
import { useWords } from '../words/dictionary.ts'
import { accessWords } from './words.ts'
import './access.css'

interface Props {
  people: readonly { id: number; name: string; pin: boolean }[]
  /** Told whose the till is now. */
  onTaken: (id: number | undefined) => void
  /** Who is asked first. */
  first?: number
}

/** Who signed in at this till today comes back by their PIN, or by their badge wherever the focus is. */
export function TillPeople({ people, onTaken, first }: Props) {
  const { lock: words } = useWords(accessWords)
  const withPin = people.filter(({ pin }) => pin)
  const [chosen, setChosen] = useState<number | null>(first ?? (withPin.length === 1 ? (withPin[0]?.id ?? null) : null))
  const [pin, setPin] = useState('')
  const act = useAct('POST /till/take-over/')
  const taken = ({ staff }: { staff: { id: number } | null }) => onTaken(staff?.id)
  useScan((badge) => act.mutate({ body: { badge } }, { onSuccess: taken }))
  const person = withPin.find(({ id }) => id === chosen)
  return (
    <>
      <p>{words.who}</p>
      <ul className="door-people">
        {withPin.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen}
              onClick={() => {
                setChosen(id)
                setPin('')
                act.reset()
              }}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      {person && (
        <Fields
          key={person.id}
          refusal={act.error}
          onSubmit={() => act.mutate({ body: { id: person.id, pin } }, { onSuccess: taken, onError: () => setPin('') })}
        >
          <PinField name="pin" label={words.pin(person.name)} value={pin} onValue={setPin} />
          <Submit busy={act.isPending}>{words.submit}</Submit>
        </Fields>
      )}
      {!person && act.error && (
        <p className="fault" role="alert">
          {act.error.message}
        </p>
      )}
      <p className="quiet">{words.badge}</p>
    </>
  )
}

/** A PIN is no password: browsers are not to keep it. */
export const PinField = (field: {
  name: string
  label: string
  value: string
  onValue: (value: string) => void
  hint?: string
}) => <TextField {...field} type="password" inputMode="numeric" autoComplete="off" maxLength={6} autoFocus />
