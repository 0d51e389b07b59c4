import { useState } from 'react'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { AreaField } from '../kit/form.tsx'
import { Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { LetterOrder } from './letter-order.tsx'
import { letterTouches } from './letter-sender.tsx'
import { useWhyNot } from './letter-why-not.ts'
import { letterWords } from './letter-words.ts'
import type { Letter } from './order-letter.tsx'
import { useSaidAct } from './use-act.ts'

/** What is made of it: an order, a list, the basket, or nothing; each says why it cannot be now. */
export function LetterDecision({ letter, again }: { letter: Letter; again: () => void }) {
  const words = useWords(letterWords)
  const mayOrder = useMay('order_letter.order')
  return (
    <Section title={words.decision}>
      <div className="acts">
        {mayOrder && <LetterOrder letter={letter} again={again} />}
        <Into into="list" letter={letter} again={again} />
        <Into into="basket" letter={letter} again={again} />
        <Refuse letter={letter} again={again} />
        <Handled letter={letter} again={again} />
      </div>
    </Section>
  )
}

interface Props {
  letter: Letter
  again: () => void
}

function Into({ into, letter, again }: Props & { into: 'list' | 'basket' }) {
  const words = useWords(letterWords)
  const whyNot = useWhyNot()
  const act = useSaidAct(`POST /order-letters/:letter/${into}/`, letterTouches, words.into[into].done)
  const send = async () => {
    const done = await act.run({ params: { letter: letter.letter }, body: { version: letter.version } })
    if (!done) again()
    return done
  }
  return (
    <ActForm
      name={words.into[into].name}
      whyNot={whyNot(letter.acts[into])}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={send}
    >
      <p>{words.into[into].question}</p>
    </ActForm>
  )
}

function Refuse({ letter, again }: Props) {
  const words = useWords(letterWords)
  const whyNot = useWhyNot()
  const [reason, setReason] = useState('')
  const act = useSaidAct('POST /order-letters/:letter/refuse/', letterTouches, words.refused)
  const send = async () => {
    const done = await act.run({ params: { letter: letter.letter }, body: { reason, version: letter.version } })
    if (!done) again()
    return done
  }
  return (
    <ActForm
      name={words.refuse}
      kind="grave"
      whyNot={whyNot(letter.acts.refuse)}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={send}
    >
      <AreaField
        name="reason"
        label={words.why}
        hint={words.whyHint(words.languages[letter.language])}
        lang={letter.language}
        value={reason}
        onValue={setReason}
        maxLength={1000}
        required
      />
    </ActForm>
  )
}

function Handled({ letter, again }: Props) {
  const words = useWords(letterWords)
  const whyNot = useWhyNot()
  const act = useSaidAct('POST /order-letters/:letter/handle/', letterTouches, words.done)
  return (
    <ActButton
      busy={act.busy}
      whyNot={whyNot(letter.acts.refuse)}
      onAct={() => void act.quick({ params: { letter: letter.letter }, body: { version: letter.version } }).then(again)}
    >
      {words.handle}
    </ActButton>
  )
}
