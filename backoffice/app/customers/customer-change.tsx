import { useState } from 'react'
import type { Language } from '#kernel/language.ts'
import { useCall } from '../api/queries.ts'
import { ActForm } from '../kit/act-form.tsx'
import { ChoiceField, TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Whole } from './customer.tsx'
import { useCustomerAct, useReason } from './use-act.ts'
import { customerWords } from './words.ts'

type Fields = 'name' | 'surnames' | 'contact_person' | 'phone' | 'language'

/** Another name, telephone or language, by the version that was read; the customer is told. */
export function ChangeNames({ of }: { of: Whole }) {
  const { change: words, languages } = useWords(customerWords)
  const reason = useReason()
  const { data: read } = useCall(
    'GET /customers/:customer/names/',
    { params: { customer: of.customer } },
    { enabled: !of.erased },
  )
  const act = useCustomerAct('PUT /customers/:customer/names/', words.saved)
  const [typed, setTyped] = useState<Partial<Record<Fields, string>>>({})
  const [proof, setProof] = useState('')
  const value = (field: Fields) => typed[field] ?? read?.[field] ?? ''
  const on = (field: Fields) => (text: string) => setTyped((before) => ({ ...before, [field]: text }))
  const save = async () => {
    if (!read) return false
    const names = {
      name: value('name'),
      surnames: value('surnames'),
      contact_person: value('contact_person'),
      phone: value('phone'),
    }
    const language = value('language') as Language
    const done = await act.run({
      params: { customer: of.customer },
      body: { ...names, language, proof, version: read.version },
    })
    if (done) {
      setTyped({})
      setProof('')
    }
    return done
  }
  return (
    <ActForm
      name={words.names}
      whyNot={reason(of.acts.change)}
      submit={words.save}
      refusal={act.refusal}
      busy={act.busy || !read}
      onSubmit={save}
    >
      {of.kind === 'private' && <TextField name="name" label={words.first} value={value('name')} onValue={on('name')} />}
      {of.kind === 'private' && (
        <TextField name="surnames" label={words.last} value={value('surnames')} onValue={on('surnames')} />
      )}
      {of.kind !== 'private' && (
        <TextField name="contact_person" label={words.contact} value={value('contact_person')} onValue={on('contact_person')} />
      )}
      <TextField name="phone" label={words.phone} inputMode="tel" value={value('phone')} onValue={on('phone')} />
      <ChoiceField
        name="language"
        label={words.language}
        value={value('language')}
        onValue={on('language')}
        options={Object.entries(languages).map(([code, text]) => ({ value: code, text }))}
      />
      <TextField name="proof" label={words.proof} hint={words.proofHint} required value={proof} onValue={setProof} />
    </ActForm>
  )
}

/** Another e-mail: its holder proves it, nothing changes before. */
export function ChangeEmail({ of }: { of: Whole }) {
  const { change: words } = useWords(customerWords)
  const reason = useReason()
  const act = useCustomerAct('POST /customers/:customer/email/', words.sent)
  const [email, setEmail] = useState('')
  const [proof, setProof] = useState('')
  return (
    <ActForm
      name={words.email}
      whyNot={reason(of.acts.change)}
      submit={words.send}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() => act.run({ params: { customer: of.customer }, body: { email, proof } })}
    >
      <TextField
        name="email"
        label={words.newEmail}
        hint={words.emailHint}
        type="email"
        required
        value={email}
        onValue={setEmail}
      />
      <TextField name="proof" label={words.proof} hint={words.proofHint} required value={proof} onValue={setProof} />
    </ActForm>
  )
}
