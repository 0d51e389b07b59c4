import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '../api/queries.ts'
import { ActForm } from '../kit/act-form.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { ChoiceField, TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { useWords } from '../words/dictionary.ts'
import { RateTrial, usualBasket } from './rate-trial.tsx'
import type { Words } from './rate-words/es.ts'
import { rateWords } from './rate-words.ts'
import { proposalTouched } from './touched.ts'

type Kind = keyof Words['kinds']
const kinds = ['vat_rate', 'book_cap', 'switch', 'invoice_limit', 'alone_limit'] as const
const options = <Key extends string>(texts: Record<Key, string>) =>
  (Object.keys(texts) as Key[]).map((value) => ({ value, text: texts[value] }))

function fieldsOf(kind: Kind, words: Words): RecordField[] {
  const from: RecordField = { as: 'day', name: 'valid_from', label: words.from, required: true }
  const to: RecordField = { as: 'day', name: 'valid_to', label: words.to }
  const percent: RecordField = { as: 'figure', name: 'percent', label: words.percent, required: true }
  switch (kind) {
    case 'vat_rate':
      return [
        { as: 'text', name: 'country', label: words.country, required: true },
        { as: 'choice', name: 'vat_class', label: words.vatClass, options: options(words.classes) },
        percent,
        { as: 'figure', name: 'surcharge_percent', label: words.surchargePercent },
        from,
        to,
      ]
    case 'book_cap':
      return [
        { as: 'choice', name: 'audience', label: words.audience, options: options(words.audiences) },
        percent,
        { as: 'maybe', name: 'month_day', label: words.monthDay },
        { as: 'maybe', name: 'store_code', label: words.store },
        from,
        to,
      ]
    case 'switch':
      return [
        { as: 'choice', name: 'switch', label: words.switch, options: options(words.switches) },
        { as: 'check', name: 'turned_on', label: words.turnedOn },
        from,
        to,
      ]
    default:
      return [{ as: 'euros', name: 'amount', label: words.amount, required: true }, from]
  }
}

const blank = { country: 'ES', vat_class: 'general', audience: 'everyone', switch: 'oss', turned_on: true }

/** A change is written, its effect seen, and only then proposed. */
export function NewProposal() {
  const words = useWords(rateWords)
  const navigate = useNavigate()
  const tell = useNotice()
  const [kind, setKind] = useState<Kind>('vat_rate')
  const [change, setChange] = useState<Record<string, unknown> | null>(null)
  const [reason, setReason] = useState('')
  const attempt = useAct('POST /rates/trial/')
  const send = useAct('POST /rates/proposals/', proposalTouched)
  const see = async (body: Record<string, unknown>) => {
    const asked = { ...body, kind }
    setChange(null)
    await attempt.submit({ body: { ...usualBasket, ...asked } })
    setChange(asked)
  }
  const propose = () =>
    send.submit({ body: { ...change, reason } }).then(
      ({ id }) => {
        tell({ text: words.sent })
        void navigate(`/rate-proposals/${id}`)
        return true
      },
      () => false,
    )
  return (
    <DetailPane title={words.propose} list="/rate-proposals" row="new">
      <ChoiceField
        name="kind"
        label={words.kind}
        value={kind}
        onValue={(value) => {
          setKind(value as Kind)
          setChange(null)
        }}
        options={kinds.map((value) => ({ value, text: words.kinds[value] }))}
      />
      <RecordForm
        key={kind}
        name={`rate proposal ${kind}`}
        fields={fieldsOf(kind, words)}
        record={change ?? blank}
        save={see}
        refusal={attempt.error}
        busy={attempt.isPending}
        submit={words.seeEffect}
      />
      {change && (
        <>
          <RateTrial key={JSON.stringify(change)} name={kind} change={change} first={attempt.data} />
          <div className="detail-acts">
            <ActForm name={words.send} refusal={send.error} busy={send.isPending} onSubmit={propose}>
              <TextField name="reason" label={words.reason} value={reason} onValue={setReason} maxLength={500} required />
            </ActForm>
          </div>
        </>
      )}
    </DetailPane>
  )
}
