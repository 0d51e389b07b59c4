import { useState } from 'react'
import { useMay } from '../api/session.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { AreaField } from '../kit/form.tsx'
import { Money, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { noteOf } from './event-note.ts'
import { type Order, useOrderAct } from './order-acts.ts'
import { orderWords } from './words.ts'

/** What happened, by whom, and remarks of colleagues. */
export function OrderHistory({ order }: { order: Order }) {
  const all = useWords(orderWords)
  const { order: words, events, actors } = all
  const [text, setText] = useState('')
  const act = useOrderAct('POST /orders/:number/note/', words.noted)
  /** A colleague by name; everybody else by what they are. */
  const whoOf = (actor: string) => {
    const [kind = '', name] = actor.split(': ')
    return name ?? actors[kind] ?? kind
  }
  return (
    <Section title={words.history}>
      <ol className="timeline">
        {order.events.map((event, index) => (
          <li key={index}>
            <When at={event.at} />
            <span>
              {events[event.event] ?? event.event} <span className="quiet">{whoOf(event.actor)}</span>
              <Note of={noteOf(event, all)} />
            </span>
          </li>
        ))}
      </ol>
      {useMay('order.note') && (
        <div className="acts">
          <ActForm
            name={words.note}
            refusal={act.refusal}
            busy={act.busy}
            onSubmit={async () => {
              const done = await act.run({ params: { number: order.number }, body: { text } })
              if (done) setText('')
              return done
            }}
          >
            <AreaField name="text" label={words.noteText} rows={3} required value={text} onValue={setText} maxLength={500} />
          </ActForm>
        </div>
      )}
    </Section>
  )
}

const Note = ({ of }: { of: ReturnType<typeof noteOf> }) =>
  of && (
    <>
      <br />
      <span className="quiet">{'text' in of ? of.text : <Money euros={of.euros} />}</span>
    </>
  )
