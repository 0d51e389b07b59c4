import { useState } from 'react'
import { useCall } from '../api/queries.ts'
import { useMay, useMe } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { useDraft } from '../kit/draft.ts'
import { AreaField, ChoiceField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Claim } from './claim.tsx'
import { tradeWords } from './trade-words.ts'
import { useSaidAct } from './use-act.ts'

const touched = ['GET /claims/', 'GET /orders/', 'GET /stores/:store/picks/', 'GET /refunds/', 'GET /waiting/']
const useWhy = () => {
  const { reasons } = useWords(tradeWords)
  return (code: string | null) => (code === null ? null : (reasons[code] ?? code))
}

/** What can be done about a claim, and why what cannot. */
export function ClaimActs({ claim, again }: { claim: Claim; again: () => void }) {
  const [mayAnswer, mayResend] = [useMay('claim.answer'), useMay('claim.resend')]
  return (
    <div className="acts">
      {mayAnswer && <AnswerClaim claim={claim} again={again} />}
      {mayResend && <SendAgain claim={claim} />}
      {mayAnswer && <Credit claim={claim} />}
      {mayAnswer && <PutAway claim={claim} />}
    </div>
  )
}

const undecided = { accept: 'resend', answer: '' }

function AnswerClaim({ claim, again }: { claim: Claim; again: () => void }) {
  const { claim: words } = useWords(tradeWords)
  const why = useWhy()
  const act = useSaidAct('POST /claims/:claim/answer/', touched, words.sent)
  const { value, change, drop } = useDraft(`claim ${claim.claim}`, undecided)
  const send = async () => {
    const accept = value.accept as 'resend' | 'credit' | 'no'
    const done = await act.run({ params: { claim: claim.claim }, body: { accept, answer: value.answer, version: claim.version } })
    if (done) drop()
    else again()
    return done
  }
  return (
    <ActForm name={words.answer} whyNot={why(claim.acts.answer)} refusal={act.refusal} busy={act.busy} onSubmit={send}>
      {act.refusal?.code === 'version.changed' && <p role="status">{words.changed}</p>}
      <ChoiceField
        name="accept"
        label={words.decision}
        hint={words.creditHint}
        value={value.accept}
        onValue={(accept) => change({ accept })}
        options={[
          { value: 'resend', text: words.resend },
          { value: 'credit', text: words.credit },
          { value: 'no', text: words.refuse },
        ]}
      />
      <AreaField
        name="answer"
        label={words.toCustomer}
        rows={4}
        value={value.answer}
        onValue={(answer) => change({ answer })}
        maxLength={1000}
        required={value.accept === 'no'}
      />
    </ActForm>
  )
}

function SendAgain({ claim }: { claim: Claim }) {
  const { claim: words } = useWords(tradeWords)
  const why = useWhy()
  const { store_code } = useMe()
  const { data: stores } = useCall('GET /stores/', {}, { staleTime: 600_000 })
  const act = useSaidAct('POST /claims/:claim/resend/', touched, words.sentAgain)
  const [store, setStore] = useState(store_code ?? '')
  return (
    <ActForm
      name={words.sendAgain}
      whyNot={why(claim.acts.resend)}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() => act.run({ params: { claim: claim.claim }, body: { store_code: store } })}
    >
      <ChoiceField
        name="store_code"
        label={words.store}
        value={store}
        onValue={setStore}
        empty="—"
        required
        disabled={store_code !== null}
        options={(stores?.items ?? []).map(({ store_code: code, name }) => ({ value: code, text: name }))}
      />
    </ActForm>
  )
}

function Credit({ claim }: { claim: Claim }) {
  const { claim: words } = useWords(tradeWords)
  const why = useWhy()
  const act = useSaidAct('POST /claims/:claim/credit/', touched, words.credited)
  return (
    <ActForm
      name={words.creditInstead}
      kind="grave"
      whyNot={why(claim.acts.credit)}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() => act.run({ params: { claim: claim.claim } })}
    >
      <p>{words.creditQuestion}</p>
    </ActForm>
  )
}

function PutAway({ claim }: { claim: Claim }) {
  const { claim: words } = useWords(tradeWords)
  const why = useWhy()
  const act = useSaidAct('POST /claims/:claim/close/', touched, words.closed)
  return (
    <ActButton whyNot={why(claim.acts.close)} busy={act.busy} onAct={() => void act.quick({ params: { claim: claim.claim } })}>
      {words.close}
    </ActButton>
  )
}
