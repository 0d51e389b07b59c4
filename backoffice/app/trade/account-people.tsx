import { useState } from 'react'
import type { Language } from '#kernel/language.ts'
import { figureSent } from '#kernel/read-figures.ts'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { ChoiceField, TextField } from '../kit/form.tsx'
import { Mark, Money, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Account } from './account.tsx'
import { useTradeAct } from './use-act.ts'
import { tradeDeskWords } from './words.ts'

type Person = Answer<'GET /customers/:customer/members/'>['items'][number]

/** Who signs in for an account beside its holder. */
export function AccountPeople({ of }: { of: Account }) {
  const { people: words } = useWords(tradeDeskWords)
  const { data } = useCall('GET /customers/:customer/members/', { params: { customer: of.customer } })
  const mayInvite = useMay('member.invite')
  const people = data?.items.filter(({ state }) => state !== 'closed') ?? []
  return (
    <Section title={words.title}>
      {data && people.length === 0 && <p className="quiet">{words.none}</p>}
      <ul className="account-rows">
        {people.map((person) => (
          <One key={person.pk} person={person} of={of} />
        ))}
      </ul>
      {mayInvite && of.state === 'open' && (
        <div className="acts">
          <Invite of={of} />
        </div>
      )}
    </Section>
  )
}

function One({ person, of }: { person: Person; of: Account }) {
  const { people: words } = useWords(tradeDeskWords)
  const act = useTradeAct('POST /customers/:customer/members/:member/close/', words.closed)
  const may = useMay('member.close')
  return (
    <li>
      <span>
        {person.name} <span className="quiet">{person.email}</span>
      </span>
      <span>
        {words.roles[person.role]} {person.spending_limit !== null && <Money euros={person.spending_limit} />}{' '}
        {words.states[person.state] && <Mark tone="wait">{words.states[person.state]}</Mark>}
      </span>
      {may && (
        <span className="acts">
          <ActButton
            kind="grave"
            busy={act.busy}
            onAct={() => void act.quick({ params: { customer: of.customer, member: person.pk } })}
          >
            {words.close}
          </ActButton>
        </span>
      )}
    </li>
  )
}

function Invite({ of }: { of: Account }) {
  const { people: words } = useWords(tradeDeskWords)
  const { languages } = useWords(frameWords)
  const act = useTradeAct('POST /customers/:customer/members/', words.invited)
  const blank = { name: '', email: '', role: 'requester' as Person['role'], limit: '', language: of.language as Language }
  const [value, setValue] = useState(blank)
  const change = (changes: Partial<typeof blank>) => setValue((before) => ({ ...before, ...changes }))
  const invite = async () => {
    const { limit, ...person } = value
    const spending_limit = limit.trim() === '' ? null : figureSent(limit)
    const done = await act.run({ params: { customer: of.customer }, body: { ...person, spending_limit } })
    if (done) setValue(blank)
    return done
  }
  return (
    <ActForm name={words.invite} refusal={act.refusal} busy={act.busy} onSubmit={invite}>
      <TextField name="name" label={words.name} required value={value.name} onValue={(name) => change({ name })} />
      <TextField
        name="email"
        type="email"
        label={words.email}
        required
        value={value.email}
        onValue={(email) => change({ email })}
      />
      <ChoiceField
        name="role"
        label={words.role}
        value={value.role}
        onValue={(role) => change({ role: role as Person['role'] })}
        options={Object.entries(words.roles).map(([role, text]) => ({ value: role, text }))}
      />
      <TextField
        name="spending_limit"
        label={words.limit}
        hint={words.limitHint}
        inputMode="decimal"
        value={value.limit}
        onValue={(limit) => change({ limit })}
      />
      <ChoiceField
        name="language"
        label={words.language}
        value={value.language}
        onValue={(language) => change({ language: language as Language })}
        options={Object.entries(languages).map(([language, text]) => ({ value: language, text }))}
      />
    </ActForm>
  )
}
