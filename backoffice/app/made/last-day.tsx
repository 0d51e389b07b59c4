import { useState } from 'react'
import type { Refusal } from '../api/refusal.ts'
import { CheckField, TextField } from '../kit/form.tsx'
import { Day } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { madeWords } from './words.ts'

interface LastDay {
  /** Empty: as long as usual. */
  day: string
  /** It is meant, whatever the store's calendar says. */
  anyway: boolean
}

/** The last day of a reservation as it is being chosen; another day is to be judged anew. */
export function useLastDay(first: string) {
  const [chosen, setChosen] = useState<LastDay>({ day: first, anyway: false })
  return {
    ...chosen,
    setDay: (day: string) => setChosen({ day, anyway: false }),
    setAnyway: (anyway: boolean) => setChosen({ ...chosen, anyway }),
  }
}

interface Props {
  of: ReturnType<typeof useLastDay>
  label: string
  hint?: string
  refusal: Refusal | null
}

/** The box of the last day; where the store expects nobody on it, the nearest other day and the way to mean it. */
export function LastDayField({ of: { day, anyway, setDay, setAnyway }, label, hint, refusal }: Props) {
  const { reservations: words } = useWords(madeWords)
  const other = refusal?.details['other']
  return (
    <div className="made-last-day">
      <TextField name="last_day" type="date" label={label} hint={hint} value={day} onValue={setDay} />
      {refusal?.code.startsWith('reservation.day_') && (
        <>
          {typeof other === 'string' && other !== day && (
            <button type="button" className="button" data-kind="quiet" onClick={() => setDay(other)}>
              {words.rather} <Day day={other} />
            </button>
          )}
          <CheckField name="anyway" label={words.anyway} checked={anyway} onChecked={setAnyway} />
        </>
      )}
    </div>
  )
}
