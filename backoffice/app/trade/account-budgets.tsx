import { useState } from 'react'
import { shownEuros } from '#kernel/figures.ts'
import { figureSent } from '#kernel/read-figures.ts'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { TextField } from '../kit/form.tsx'
import { Section } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Account } from './account.tsx'
import { Gauge } from './gauge.tsx'
import { useTradeAct } from './use-act.ts'
import { tradeDeskWords } from './words.ts'

type Budget = Answer<'GET /customers/:customer/budgets/'>['items'][number]

/** The budgets of a library, each with how far it is used. */
export function AccountBudgets({ of }: { of: Account }) {
  const { budgets: words } = useWords(tradeDeskWords)
  const { data } = useCall('GET /customers/:customer/budgets/', { params: { customer: of.customer } })
  const may = useMay('budget.change')
  const open = data?.items.filter(({ closed }) => !closed) ?? []
  const closed = data?.items.filter((one) => one.closed) ?? []
  return (
    <Section title={words.own}>
      {data && open.length === 0 && <p className="quiet">{words.none}</p>}
      <ul className="account-rows">
        {open.map((budget) => (
          <One key={budget.budget} budget={budget} may={may} />
        ))}
      </ul>
      {closed.length > 0 && (
        <details>
          <summary>{`${words.views.closed}: ${closed.length}`}</summary>
          <ul className="account-rows">
            {closed.map((budget) => (
              <One key={budget.budget} budget={budget} may={may} />
            ))}
          </ul>
        </details>
      )}
      {may && (
        <div className="acts">
          <Open of={of} />
        </div>
      )}
    </Section>
  )
}

function One({ budget, may }: { budget: Budget; may: boolean }) {
  const { budgets: words, changed } = useWords(tradeDeskWords)
  const language = useLanguage()
  const act = useTradeAct('PUT /budgets/:budget/', changed)
  const { title, version } = budget
  const name = [budget.year, title, budget.contract, budget.lot].filter(Boolean).join(' · ')
  return (
    <li>
      <span>
        {name}
        <br />
        <span className="quiet">{words.of(shownEuros(budget.available, language), shownEuros(budget.assigned, language))}</span>
      </span>
      <Gauge percent={budget.used_percent} label={name} />
      {may && (
        <span className="acts">
          {!budget.closed && <AssignMore budget={budget} />}
          <ActButton
            busy={act.busy}
            onAct={() => void act.quick({ params: { budget: budget.budget }, body: { title, closed: !budget.closed, version } })}
          >
            {budget.closed ? words.reopen : words.close}
          </ActButton>
        </span>
      )}
    </li>
  )
}

function AssignMore({ budget: { budget } }: { budget: Budget }) {
  const { budgets: words } = useWords(tradeDeskWords)
  const act = useTradeAct('POST /budgets/:budget/assign/', words.assigned)
  const [amount, setAmount] = useState('')
  const [remark, setRemark] = useState('')
  const [entry_key, setKey] = useState(() => crypto.randomUUID())
  const assign = async () => {
    const done = await act.run({ params: { budget }, body: { amount: figureSent(amount), remark, entry_key } })
    if (done) {
      setAmount('')
      setKey(crypto.randomUUID())
    }
    return done
  }
  return (
    <ActForm name={words.assign} refusal={act.refusal} busy={act.busy} onSubmit={assign}>
      <TextField
        name="amount"
        label={words.amount}
        hint={words.amountHint}
        required
        inputMode="decimal"
        value={amount}
        onValue={setAmount}
      />
      <TextField name="remark" label={words.remark} value={remark} onValue={setRemark} maxLength={200} />
    </ActForm>
  )
}

function Open({ of }: { of: Account }) {
  const { budgets: words } = useWords(tradeDeskWords)
  const act = useTradeAct('POST /customers/:customer/budgets/', words.opened)
  const blank = { title: '', year: String(new Date().getFullYear()), contract: '', lot: '', amount: '' }
  const [value, setValue] = useState(blank)
  const change = (changes: Partial<typeof blank>) => setValue((before) => ({ ...before, ...changes }))
  const open = async () => {
    const { title, year, contract, lot: budget_lot, amount } = value
    const body = { title, year: Number(year), contract, budget_lot, amount: figureSent(amount) }
    const done = await act.run({ params: { customer: of.customer }, body })
    if (done) setValue(blank)
    return done
  }
  return (
    <ActForm name={words.open} refusal={act.refusal} busy={act.busy} onSubmit={open}>
      <TextField name="title" label={words.columns.title} required value={value.title} onValue={(title) => change({ title })} />
      <TextField
        name="year"
        label={words.year}
        required
        inputMode="numeric"
        value={value.year}
        onValue={(year) => change({ year })}
      />
      <TextField
        name="amount"
        label={words.amount}
        required
        inputMode="decimal"
        value={value.amount}
        onValue={(amount) => change({ amount })}
      />
      <TextField name="contract" label={words.contract} value={value.contract} onValue={(contract) => change({ contract })} />
      <TextField name="budget_lot" label={words.lot} value={value.lot} onValue={(lot) => change({ lot })} />
    </ActForm>
  )
}
