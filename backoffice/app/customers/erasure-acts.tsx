import { useState } from 'react'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { AreaField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Erasure } from './erasure.tsx'
import { useCustomerAct, useReason } from './use-act.ts'
import { customerWords } from './words.ts'

/** Carried out, refused with a reason, or closed: the question names whose data go. */
export function ErasureActs({ of }: { of: Erasure }) {
  const { erasures: words } = useWords(customerWords)
  const mayErase = useMay('erasure.carry_out')
  const mayClose = useMay('erasure.close')
  const whyNot = useReason()
  const params = { erasure: of.id }
  const erase = useCustomerAct('POST /erasures/:erasure/carry-out/', words.erased)
  const refuse = useCustomerAct('POST /erasures/:erasure/refuse/', words.refused)
  const close = useCustomerAct('POST /erasures/:erasure/close/', words.closed)
  const [answer, setAnswer] = useState('')
  return (
    <div className="acts">
      {mayErase && (
        <ActForm
          name={words.carryOut}
          kind="grave"
          whyNot={whyNot(of.acts.carry_out)}
          submit={words.carryOutSubmit(of.email)}
          refusal={erase.refusal}
          busy={erase.busy}
          onSubmit={() => erase.run({ params, body: {} })}
        >
          <p>{words.sure}</p>
        </ActForm>
      )}
      {mayClose && (
        <ActForm
          name={words.refuse}
          whyNot={whyNot(of.acts.refuse)}
          submit={words.refuseSubmit}
          refusal={refuse.refusal}
          busy={refuse.busy}
          onSubmit={() => refuse.run({ params, body: { answer } })}
        >
          <AreaField
            name="answer"
            label={words.refuseReason}
            hint={words.refuseHint}
            required
            value={answer}
            onValue={setAnswer}
            lang={of.language}
          />
        </ActForm>
      )}
      {mayClose && (
        <ActButton busy={close.busy} whyNot={whyNot(of.acts.close)} onAct={() => void close.quick({ params, body: {} })}>
          {words.close}
        </ActButton>
      )}
    </div>
  )
}
