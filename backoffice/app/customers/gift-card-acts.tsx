import { useState } from 'react'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import type { GiftCard } from './gift-card.tsx'
import { useCustomerAct, useReason } from './use-act.ts'
import { customerWords } from './words.ts'

/** What may be done with a gift card now. */
export function GiftCardActs({ of }: { of: GiftCard }) {
  const { giftCards: words } = useWords(customerWords)
  const mayChange = useMay('gift_card.change')
  const mayReissue = useMay('gift_card.reissue')
  const mayApprove = useMay('gift_card.approve')
  const whyNot = useReason()
  const params = { card: of.id }
  const open = useCustomerAct('POST /gift-cards/:card/open/', words.opened)
  const approve = useCustomerAct('POST /gift-cards/:card/approve/', words.approved)
  return (
    <div className="acts">
      {mayApprove && of.issued === null && (
        <ActButton
          kind="main"
          busy={approve.busy}
          whyNot={whyNot(of.acts.approve)}
          onAct={() => void approve.quick({ params, body: {} })}
        >
          {words.approve}
        </ActButton>
      )}
      {mayChange && !of.blocked && <Block of={of} />}
      {mayChange && of.blocked && (
        <ActButton busy={open.busy} whyNot={whyNot(of.acts.open)} onAct={() => void open.quick({ params, body: {} })}>
          {words.open}
        </ActButton>
      )}
      {mayReissue && <Reissue of={of} />}
      {mayChange && <Extend of={of} />}
    </div>
  )
}

function Block({ of }: { of: GiftCard }) {
  const { giftCards: words } = useWords(customerWords)
  const whyNot = useReason()
  const act = useCustomerAct('POST /gift-cards/:card/block/', words.blockedNow)
  const [reason, setReason] = useState('')
  return (
    <ActForm
      name={words.block}
      whyNot={whyNot(of.acts.block)}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() => act.run({ params: { card: of.id }, body: { reason } })}
    >
      <TextField name="reason" label={words.blockReason} required value={reason} onValue={setReason} />
    </ActForm>
  )
}

function Reissue({ of }: { of: GiftCard }) {
  const { giftCards: words } = useWords(customerWords)
  const whyNot = useReason()
  const act = useCustomerAct('POST /gift-cards/:card/reissue/', words.reissued)
  const [email, setEmail] = useState('')
  return (
    <ActForm
      name={words.reissue}
      whyNot={whyNot(of.acts.reissue)}
      submit={words.reissueSubmit}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() => act.run({ params: { card: of.id }, body: email.trim() ? { recipient_email: email.trim() } : {} })}
    >
      <TextField
        name="recipient_email"
        label={words.reissueEmail}
        hint={words.reissueHint}
        type="email"
        value={email}
        onValue={setEmail}
      />
    </ActForm>
  )
}

function Extend({ of }: { of: GiftCard }) {
  const { giftCards: words } = useWords(customerWords)
  const whyNot = useReason()
  const act = useCustomerAct('PUT /gift-cards/:card/expiry/', words.extended)
  const [day, setDay] = useState(of.expires_on)
  return (
    <ActForm
      name={words.extend}
      whyNot={whyNot(of.acts.extend)}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() => act.run({ params: { card: of.id }, body: { expires_on: day, version: of.version } })}
    >
      <TextField name="expires_on" label={words.lastDay} type="date" required value={day} onValue={setDay} />
    </ActForm>
  )
}
