import { useState } from 'react'
import { inEachLanguage } from '#kernel/language.ts'
import { useAct } from '../api/queries.ts'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { Section } from '../kit/shown.tsx'
import { ThreeTexts } from '../kit/three-texts.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Store } from './store.tsx'
import { aroundWords } from './words.ts'

type Day = Store['days'][number]
const nothing = inEachLanguage(() => '')
const shown = (day: string) => day.split('-').toReversed().join('/')

/** Days to come on which a store opens at other hours, or not at all. */
export function StoreDays({ store, may }: { store: Store; may: boolean }) {
  const { stores: words } = useWords(aroundWords)
  const language = useLanguage()
  const tell = useNotice()
  const change = useAct('PUT /stores/:store/days/', ['GET /stores/'])
  const [day, setDay] = useState('')
  const [hours, setHours] = useState('')
  const [note, setNote] = useState(nothing)
  const put = async (days: readonly Day[], done: string): Promise<boolean> => {
    try {
      await change.mutateAsync({
        params: { store: store.store_code },
        body: { days: days.toSorted((a, b) => a.day.localeCompare(b.day)), version: store.version },
      })
    } catch {
      return false
    }
    tell({ text: done })
    return true
  }
  const others = (but: string) => store.days.filter((one) => one.day !== but)
  return (
    <Section title={words.ownDays}>
      {store.days.length === 0 && <p className="quiet">{words.noDays}</p>}
      {store.days.length > 0 && (
        <table className="lines">
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.hours}</th>
              <th scope="col">{words.note}</th>
              <th scope="col">
                <span className="visually-hidden">{words.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {store.days.map((one) => (
              <tr key={one.day}>
                <th scope="row">{shown(one.day)}</th>
                <td>{one.hours || words.closed}</td>
                <td>{one.note[language] || one.note.es}</td>
                <td>
                  {may && (
                    <ActButton busy={change.isPending} onAct={() => void put(others(one.day), words.removed)}>
                      {words.remove} <span className="visually-hidden">{shown(one.day)}</span>
                    </ActButton>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {may && (
        <div className="acts">
          <ActForm
            name={words.addDay}
            refusal={change.error}
            busy={change.isPending}
            onSubmit={() => put([...others(day), { day, hours: hours.trim(), note }], words.added)}
          >
            <TextField name="day" label={words.day} type="date" value={day} onValue={setDay} required />
            <TextField name="hours" label={words.hours} hint={words.dayHours} value={hours} onValue={setHours} />
            <ThreeTexts label={words.note} name={(of) => `note.${of}`} texts={note} onTexts={setNote} />
          </ActForm>
        </div>
      )}
    </Section>
  )
}
