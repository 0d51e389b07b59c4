import { useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { addressOf } from '../api/client.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { ChoiceField, TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { Day, Mark, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { invoiceWords } from './invoice-words.ts'

type Face = Answer<'GET /invoices/:invoice/face/'>
type State = Face['next'][number]
const tones = { presented: 'info', registered: 'info', accepted: 'good', paid: 'good', rejected: 'bad' } as const
const shown = (day: string) => day.split('-').toReversed().join('/')

/** The invoice as its file for a public body, and what the entry point said of it, day by day. */
export function InvoiceFace({ number }: { number: string }) {
  const words = useWords(invoiceWords)
  const { data: face } = useCall('GET /invoices/:invoice/face/', { params: { invoice: number } })
  if (!face) return null
  if (!face.electronic)
    return (
      <Section title={words.face}>
        <p className="quiet">{words.notElectronic}</p>
      </Section>
    )
  const file = addressOf('GET /invoices/:invoice/facturae/', { params: { invoice: number }, query: { unsigned: 'false' } })
  const plain = addressOf('GET /invoices/:invoice/facturae/', { params: { invoice: number }, query: { unsigned: 'true' } })
  const { certificate } = face
  return (
    <Section
      title={words.face}
      tools={
        <Mark tone={face.state ? tones[face.state] : 'wait'}>
          {face.state ? words.faceStates[face.state] : words.notPresented}
        </Mark>
      }
    >
      {face.steps.length > 0 && (
        <ul className="rows">
          {face.steps.map((step) => (
            <li key={step.at}>
              <Day day={step.on} />
              <span>
                {words.faceStates[step.state]} {step.registry_number}
                <br />
                <span className="quiet">{[step.reason, step.by].filter(Boolean).join(' · ')}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>
        {certificate?.valid
          ? words.signedBy(certificate.holder, shown(certificate.until))
          : certificate
            ? words.expired(shown(certificate.until))
            : words.unsigned}
      </p>
      <div className="acts">
        {certificate?.valid && (
          <a className="button" data-kind="quiet" href={file}>
            {words.download}
          </a>
        )}
        <a className="button" data-kind="quiet" href={plain}>
          {words.downloadUnsigned}
        </a>
        <Note key={face.state} number={number} face={face} />
      </div>
    </Section>
  )
}

function Note({ number, face: { next } }: { number: string; face: Face }) {
  const words = useWords(invoiceWords)
  const act = useAct('POST /invoices/:invoice/face/', ['GET /invoices/'])
  const tell = useNotice()
  const [state, setState] = useState<State>(next[0] ?? 'presented')
  const [on, setOn] = useState(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date()))
  const [registered, setRegistered] = useState('')
  const [reason, setReason] = useState('')
  if (!useMay('invoice.present')) return null
  const submit = () =>
    act.mutateAsync({ params: { invoice: number }, body: { state, on, registry_number: registered, reason } }).then(
      () => {
        tell({ text: words.noted })
        return true
      },
      () => false,
    )
  return (
    <ActForm
      name={words.note}
      whyNot={next.length > 0 ? null : words.finished}
      refusal={act.error}
      busy={act.isPending}
      onSubmit={submit}
    >
      <ChoiceField
        name="state"
        label={words.step}
        value={state}
        onValue={(value) => setState(value as State)}
        options={next.map((value) => ({ value, text: words.faceStates[value] }))}
      />
      <TextField name="on" label={words.on} type="date" value={on} onValue={setOn} required />
      {state === 'registered' && (
        <TextField
          name="registry_number"
          label={words.registryNumber}
          value={registered}
          onValue={setRegistered}
          maxLength={60}
          required
        />
      )}
      {state === 'rejected' && (
        <TextField name="reason" label={words.reason} value={reason} onValue={setReason} maxLength={500} required />
      )}
    </ActForm>
  )
}
