import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '../api/queries.ts'
import { useDraft } from '../kit/draft.ts'
import { AreaField, ChoiceField, Fields, Submit, TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { language, useWords } from '../words/dictionary.ts'
import './customers.css'
import type { Language } from '#kernel/language.ts'
import { figureSent } from '#kernel/read-figures.ts'
import { customerWords } from './words.ts'

/** A card that the shop hands out: sold at a counter, or given. */
export function Screen() {
  const { giftCards: words, languages } = useWords(customerWords)
  const navigate = useNavigate()
  const tell = useNotice()
  const act = useAct('POST /gift-cards/', ['GET /gift-cards/'])
  const empty = useMemo(
    () => ({
      amount: '',
      recipient_email: '',
      recipient_name: '',
      giver_name: '',
      gift_message: '',
      language: language() as string,
    }),
    [],
  )
  const { value: card, change, drop } = useDraft('new gift card', empty)
  const on = (field: keyof typeof empty) => (value: string) => change({ [field]: value })
  const issue = async () => {
    const amount = figureSent(card.amount)
    const made = await act.mutateAsync({ body: { ...card, amount, language: card.language as Language } }).catch(() => null)
    if (!made) return
    drop()
    tell({ text: made.issued ? words.issued : words.issuedWaiting })
    void navigate(`/gift-cards/${made.id}`)
  }
  return (
    <section className="page-form">
      <title>{words.new}</title>
      <h1>{words.new}</h1>
      <p className="quiet">{words.issueHint}</p>
      <Fields refusal={act.error} onSubmit={() => void issue()}>
        <TextField name="amount" label={words.amount} inputMode="decimal" required value={card.amount} onValue={on('amount')} />
        <TextField
          name="recipient_email"
          label={words.recipientEmail}
          type="email"
          required
          value={card.recipient_email}
          onValue={on('recipient_email')}
        />
        <TextField
          name="recipient_name"
          label={words.recipientName}
          value={card.recipient_name}
          onValue={on('recipient_name')}
          maxLength={80}
        />
        <TextField name="giver_name" label={words.giver} value={card.giver_name} onValue={on('giver_name')} maxLength={80} />
        <AreaField
          name="gift_message"
          label={words.message}
          value={card.gift_message}
          onValue={on('gift_message')}
          maxLength={300}
        />
        <ChoiceField
          name="language"
          label={words.language}
          value={card.language}
          onValue={on('language')}
          options={Object.entries(languages).map(([value, text]) => ({ value, text }))}
        />
        <Submit busy={act.isPending}>{words.issue}</Submit>
      </Fields>
    </section>
  )
}
