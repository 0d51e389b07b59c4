import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { AreaField } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Facts, Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { AccountBudgets } from './account-budgets.tsx'
import { AccountJournal } from './account-journal.tsx'
import { AccountPeople } from './account-people.tsx'
import { AccountTax } from './account-tax.tsx'
import { AccountTerms } from './account-terms.tsx'
import { UnderWay } from './account-under-way.tsx'
import './trade.css'
import { accountName } from '../kit/account-name.ts'
import { stateTones } from './tones.ts'
import { useReason, useTradeAct } from './use-act.ts'
import { tradeDeskWords } from './words.ts'

export type Account = Answer<'GET /accounts/:customer/'>

/** An account on one page: what it is, who may what, money, what is under way, and what colleagues noted. */
export function Screen() {
  const { customer = '' } = useParams()
  const { states, kinds, keeper } = useWords(tradeDeskWords)
  const { data, error, refetch } = useCall('GET /accounts/:customer/', { params: { customer } })
  const [mayTerms, mayBudgets, mayPeople] = [useMay('terms.read'), useMay('budget.read'), useMay('customer.read')]
  const mayTax = useMay('customer.tax')
  return (
    <DetailPane
      title={data ? accountName(data) : ''}
      list="/accounts"
      row={customer}
      head={
        data && (
          <>
            <Mark>{data.kind === 'library' ? kinds.library : kinds.business}</Mark>
            <Mark tone={stateTones[data.state]}>{states[data.state]}</Mark>
            {data.keeper && <Mark tone="info">{`${keeper} ${data.keeper}`}</Mark>}
          </>
        )
      }
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          <Ways of={data} />
          <About of={data} />
          {mayTerms && <AccountTerms key={`terms ${customer}`} of={data} />}
          {mayTax && data.kind === 'business' && <AccountTax key={`tax ${customer}`} customer={customer} />}
          {mayBudgets && data.kind === 'library' && <AccountBudgets key={`budgets ${customer}`} of={data} />}
          {mayPeople && <AccountPeople key={`people ${customer}`} of={data} />}
          <UnderWay of={data} />
          <AccountJournal key={`notes ${customer}`} of={data} />
        </>
      )}
    </DetailPane>
  )
}

/** Where one goes from here for the account. */
function Ways({ of }: { of: Account }) {
  const { account: words } = useWords(tradeDeskWords)
  const query = new URLSearchParams({ customer: of.customer })
  const ways = [
    { may: useMay('trade.order') && of.state === 'open', to: `/account-order/${of.customer}`, name: words.order },
    { may: useMay('quote.make'), to: `/new-quote?${query}`, name: words.quote },
    { may: true, to: `/account-year/${of.customer}`, name: words.year },
    { may: useMay('customer.read'), to: `/customers/${of.customer}`, name: words.customer },
  ].filter(({ may }) => may)
  return (
    <div className="acts">
      {ways.map(({ to, name }, index) => (
        <Link key={to} className="button" data-kind={index === 0 ? 'main' : 'quiet'} to={to}>
          {name}
        </Link>
      ))}
      <Keeping of={of} />
    </div>
  )
}

function Keeping({ of }: { of: Account }) {
  const { account: words, changed } = useWords(tradeDeskWords)
  const act = useTradeAct('POST /accounts/:customer/keeper/', changed)
  const may = useMay('trade.keep')
  if (!may) return null
  const mine = !of.kept_by_me
  return (
    <ActButton busy={act.busy} onAct={() => void act.quick({ params: { customer: of.customer }, body: { mine } })}>
      {mine ? words.take : words.leave}
    </ActButton>
  )
}

function About({ of }: { of: Account }) {
  const { account: words } = useWords(tradeDeskWords)
  const { languages } = useWords(frameWords)
  const may = useMay('customer.activate')
  return (
    <Section title={words.about}>
      <Facts
        of={[
          [words.contact, of.contact_person || [of.name, of.surnames].filter(Boolean).join(' ')],
          [
            words.email,
            <a key="email" href={`mailto:${of.email}`}>
              {of.email}
            </a>,
          ],
          [words.phone, of.phone && <a href={`tel:${of.phone}`}>{of.phone}</a>],
          [words.nif, of.nif],
          [words.language, languages[of.language as keyof typeof languages] ?? of.language],
          [words.since, <When key="since" at={of.since} />],
          [words.activatedBy, [of.activated_by, of.activation_note].filter(Boolean).join(' · ')],
          [words.refusedWhy, of.refusal_reason],
          [words.lastContact, of.last_contact && <When at={of.last_contact} />],
        ]}
      />
      {may && of.state !== 'open' && (
        <div className="acts">
          <Activate of={of} />
          <Refuse of={of} />
        </div>
      )}
    </Section>
  )
}

function Activate({ of }: { of: Account }) {
  const { account: words } = useWords(tradeDeskWords)
  const why = useReason()
  const act = useTradeAct('POST /customers/:customer/activate/', words.activated)
  const [note, setNote] = useState('')
  return (
    <ActForm
      name={words.activate}
      whyNot={why(of.acts.activate)}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() => act.run({ params: { customer: of.customer }, body: { note } })}
    >
      <AreaField name="note" label={words.looked} rows={2} maxLength={500} value={note} onValue={setNote} />
    </ActForm>
  )
}

function Refuse({ of }: { of: Account }) {
  const { account: words } = useWords(tradeDeskWords)
  const why = useReason()
  const act = useTradeAct('POST /customers/:customer/refuse/', words.refused)
  const [reason, setReason] = useState('')
  return (
    <ActForm
      name={words.refuse}
      whyNot={why(of.acts.refuse)}
      refusal={act.refusal}
      busy={act.busy}
      kind="grave"
      onSubmit={() => act.run({ params: { customer: of.customer }, body: { reason } })}
    >
      <AreaField
        name="reason"
        label={words.refuseReason}
        hint={words.refuseHint}
        rows={3}
        required
        maxLength={500}
        value={reason}
        onValue={setReason}
      />
    </ActForm>
  )
}
