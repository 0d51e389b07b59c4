import { useEffect, useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { call } from '../api/client.ts'
import { frameWords } from '../frame/words.ts'
import { ChoiceField, TextField } from '../kit/form.tsx'
import { Picker } from '../kit/picker.tsx'
import { useWords } from '../words/dictionary.ts'
import { madeWords } from './words.ts'

export type Account = Answer<'POST /made-orders/people/'>['items'][number]

export interface Person {
  account: Account | null
  name: string
  email: string
  phone: string
  language: 'es' | 'ca' | 'en'
}

/** Whom it is for: the account or card that the screen was opened with, or somebody new in three fields. */
export function usePerson(card: string | null) {
  const [person, setPerson] = useState<Person>({ account: null, name: '', email: '', phone: '', language: 'es' })
  useEffect(() => {
    if (!card) return
    call('POST /made-orders/people/', { body: { q: card } }).then(
      ({ items: [account] }) => account && setPerson((before) => ({ ...before, account })),
      () => {},
    )
  }, [card])
  return { person, setPerson }
}

/** As a call takes them. */
export const whoOf = ({ account, name, email, phone, language }: Person) =>
  account ? { customer: account.customer } : { customer: null, name, email, phone, language }

export function PersonFields({
  person,
  setPerson,
  prefix = '',
  focused = true,
}: {
  person: Person
  setPerson: (person: Person) => void
  /** How the call names their fields: `who.name`. */
  prefix?: string
  /** Whether one begins here: what it is about stands already. */
  focused?: boolean
}) {
  const { person: words } = useWords(madeWords)
  const { languages } = useWords(frameWords)
  const { account } = person
  if (account)
    return (
      <div className="made-account">
        <p>
          <b>{account.name || account.email}</b>
          <small className="quiet">{[account.email, account.phone, account.card].filter(Boolean).join(' · ')}</small>
        </p>
        <button type="button" className="button" data-kind="quiet" onClick={() => setPerson({ ...person, account: null })}>
          {words.another}
        </button>
      </div>
    )
  const set = (change: Partial<Person>) => setPerson({ ...person, ...change })
  return (
    <>
      <Picker<Account>
        label={words.find}
        search={async (q) => (q.length < 2 ? [] : (await call('POST /made-orders/people/', { body: { q } })).items)}
        itemKey={({ customer }) => customer}
        itemText={({ name }) => name}
        show={({ name, email, phone }) => (
          <span className="made-found">
            {name || email}
            <small className="quiet">{[email, phone].filter(Boolean).join(' · ')}</small>
          </span>
        )}
        onPick={(found) => set({ account: found })}
      />
      <p className="quiet">{words.orNew}</p>
      <div className="made-three">
        <TextField
          name={`${prefix}name`}
          label={words.name}
          value={person.name}
          onValue={(name) => set({ name })}
          autoFocus={focused}
          maxLength={120}
        />
        <TextField
          name={`${prefix}email`}
          label={words.email}
          type="email"
          inputMode="email"
          value={person.email}
          onValue={(email) => set({ email })}
          maxLength={254}
        />
        <TextField
          name={`${prefix}phone`}
          label={words.phone}
          inputMode="tel"
          value={person.phone}
          onValue={(phone) => set({ phone })}
          maxLength={30}
        />
        <ChoiceField
          name={`${prefix}language`}
          label={words.language}
          value={person.language}
          onValue={(language) => set({ language: language as Person['language'] })}
          options={(['es', 'ca', 'en'] as const).map((value) => ({ value, text: languages[value] }))}
        />
      </div>
    </>
  )
}
