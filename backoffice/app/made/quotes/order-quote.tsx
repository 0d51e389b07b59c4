import { useState } from 'react'
import { useNavigate } from 'react-router'
import { shownEuros } from '#kernel/figures.ts'
import type { Answer } from '../../api/calls.ts'
import { useAct } from '../../api/queries.ts'
import { useMay } from '../../api/session.tsx'
import { ChoiceField, Fields, Submit } from '../../kit/form.tsx'
import { Section } from '../../kit/shown.tsx'
import { useLanguage, useWords } from '../../words/dictionary.ts'
import { type Paid, PaidFields, ways } from '../paid.tsx'
import { amountOf } from './amount.ts'
import { quoteWords } from './words.ts'

/** The order of an accepted quote: how it is paid is all that is left to say. */
export function OrderQuote({ of }: { of: Answer<'GET /quotes/:quote/'> }) {
  const { order: words } = useWords(quoteWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const first = (['account', ...ways] as const).find((way) => of.pays[way] === null) ?? 'link'
  const [paid, setPaid] = useState<Paid>({ pays: first, deposit: '', receipt: '' })
  const [budget, setBudget] = useState('')
  const make = useAct('POST /quotes/:quote/order/', ['GET /quotes/', 'GET /orders/', 'GET /waiting/'])
  const mayMake = useMay('order.make')
  // What it is drawn from is asked again before the act counts as done, and this form goes with it: the promise outlives it.
  const submit = () =>
    void make
      .mutateAsync({
        params: { quote: of.id },
        body: {
          pays: paid.pays,
          deposit: paid.pays.startsWith('deposit') ? amountOf(paid.deposit) : null,
          till_receipt: paid.pays === 'deposit_till' ? paid.receipt : '',
          budget: paid.pays === 'account' && budget !== '' ? Number(budget) : null,
        },
      })
      .then(
        ({ order }) => mayMake && order && void navigate(`/new-order/${order}`),
        () => {},
      )
  return (
    <Section title={words.title}>
      <Fields refusal={make.error} onSubmit={submit}>
        <PaidFields paid={paid} setPaid={setPaid} whyNot={of.pays} />
        {paid.pays === 'account' && of.budgets.length > 0 && (
          <ChoiceField
            name="budget"
            label={words.budget}
            value={budget}
            onValue={setBudget}
            options={of.budgets.map(({ id, name, available }) => ({
              value: String(id),
              text: `${name} (${shownEuros(available, language)})`,
            }))}
            empty={words.noBudget}
          />
        )}
        <Submit busy={make.isPending} disabled={of.pays[paid.pays] !== null}>
          {words.make}
        </Submit>
      </Fields>
    </Section>
  )
}
