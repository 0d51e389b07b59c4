import { useCallback, useEffect, useRef, useState } from 'react'
import { type Language, languages } from '#kernel/language.ts'
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
  language: Language
}

/** Whom it is for: the account or card that the screen was opened with, or somebody new in three fields. */
export function usePerson(card: string | null) {
  const [person, setPerson] = useState<Person>({ account: null, name: '', email: '', phone: '', language: 'es' })
  /** Whoever a card or an account's id names. @returns whether it names anybody */
  const take = useCallback(async (q: string): Promise<boolean> => {
    const { items } = await call('POST /made-orders/people/', { body: { q } }).catch(() => ({ items: [] }))
    const [account] = items
    if (account && items.length === 1) setPerson((before) => ({ ...before, account }))
    return account !== undefined && items.length === 1
  }, [])
  useEffect(() => {
    if (card) void take(card)
  }, [card, take])
  return { person, setPerson, take }
}

type Part = 'name' | 'email' | 'phone'

/** What words say of somebody new: a name, an address or a number; nothing where they are a card's. */
export function newPerson(words: string): Part | null {
  const digits = words.replace(/[\s.+-]/g, '')
  if (/^\d+$/.test(digits)) return digits.length >= 6 && digits.length <= 11 ? 'phone' : null
  return words.includes('@') ? 'email' : 'name'
}

type Choice = Account | { part: Part; words: string }
const isNew = (choice: Choice): choice is { part: Part; words: string } => 'part' in choice

/** As a call takes them. */
export const whoOf = ({ account, name, email, phone, language }: Person) =>
  account ? { customer: account.customer } : { customer: null, name, email, phone, language }

export function PersonFields({
  person,
  setPerson,
  prefix = '',
  focused = true,
  nameDoes = false,
}: {
  person: Person
  setPerson: (person: Person) => void
  /** Whether a name is enough of somebody new. */
  nameDoes?: boolean
  /** How the call names their fields: `who.name`. */
  prefix?: string
  /** Whether one begins here: what it is about stands already. */
  focused?: boolean
}) {
  const { person: words } = useWords(madeWords)
  const { languages: names } = useWords(frameWords)
  const { account } = person
  const next = useRef<Part | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after somebody new was begun, on to what lacks of them
  useEffect(() => {
    if (next.current) document.getElementById(`field-${prefix}${next.current}`)?.focus()
    next.current = null
  }, [person])
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
      <Picker<Choice>
        label={words.find}
        autoFocus={focused}
        search={async (q) => {
          if (q.length < 2) return []
          const part = newPerson(q)
          const { items } = await call('POST /made-orders/people/', { body: { q } })
          return part === null ? items : [...items, { part, words: q }]
        }}
        itemKey={(choice) => (isNew(choice) ? 'new' : choice.customer)}
        itemText={(choice) => (isNew(choice) ? choice.words : choice.name)}
        show={(choice) =>
          isNew(choice) ? (
            words.somebodyNew(choice.words)
          ) : (
            <span className="made-found">
              {choice.name || choice.email}
              <small className="quiet">{[choice.email, choice.phone].filter(Boolean).join(' · ')}</small>
            </span>
          )
        }
        onPick={(choice) => {
          if (!isNew(choice)) return set({ account: choice })
          next.current = choice.part === 'name' ? 'email' : 'name'
          set({ [choice.part]: choice.words })
        }}
      />
      <p className="quiet">{nameDoes ? words.orName : words.orNew}</p>
      <div className="made-three">
        <TextField
          name={`${prefix}name`}
          label={words.name}
          value={person.name}
          onValue={(name) => set({ name })}
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
          options={languages.map((value) => ({ value, text: names[value] }))}
        />
      </div>
    </>
  )
}
