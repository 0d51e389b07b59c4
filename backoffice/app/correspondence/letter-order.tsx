import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { call } from '../api/client.ts'
import type { Refusal } from '../api/refusal.ts'
import { ActForm } from '../kit/act-form.tsx'
import { ChoiceField, TextField } from '../kit/form.tsx'
import { Facts, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { letterTouches } from './letter-sender.tsx'
import { useWhyNot } from './letter-why-not.ts'
import { letterWords } from './letter-words.ts'
import type { Letter } from './order-letter.tsx'
import { useSaidAct } from './use-act.ts'

const started = ({ acts, choices: { addresses, budgets } }: Letter) => ({
  pays: acts.order === null ? ('account' as const) : ('link' as const),
  address: addresses[0] ? String(addresses[0].address) : '',
  store_code: '',
  budget: budgets[0] ? String(budgets[0].budget) : '',
  reference: '',
})
type Started = { pays: 'account' | 'link' } & Omit<ReturnType<typeof started>, 'pays'>

const wishOf = ({ pays, address, store_code, budget, reference }: Started) => ({
  pays,
  address: address === '' ? null : Number(address),
  store_code: store_code === '' ? null : store_code,
  budget: pays === 'link' || budget === '' ? null : Number(budget),
  reference,
})

/** An order of it: on account and from a budget, or by link; what it costs and leaves is seen before it is made. */
export function LetterOrder({ letter, again }: { letter: Letter; again: () => void }) {
  const words = useWords(letterWords)
  const whyNot = useWhyNot()
  const act = useSaidAct('POST /order-letters/:letter/order/', [...letterTouches, 'GET /orders/'], words.ordered)
  const [value, setValue] = useState<Started>(() => started(letter))
  const change = (changes: Partial<Started>) => setValue((before) => ({ ...before, ...changes }))
  const pays = letter.acts[value.pays === 'account' ? 'order' : 'link'] === null ? value.pays : started(letter).pays
  const wish = wishOf({ ...value, pays })
  const blocked = letter.acts.order !== null && letter.acts.link !== null
  const cost = useQuery<Answer<'POST /order-letters/:letter/reckon/'>, Refusal>({
    queryKey: ['POST /order-letters/:letter/reckon/', letter.letter, letter.version, wish],
    queryFn: ({ signal }) =>
      call('POST /order-letters/:letter/reckon/', { params: { letter: letter.letter }, body: wish }, { signal }),
    enabled: !blocked && (wish.address !== null || wish.store_code !== null),
    staleTime: 0,
  })
  const send = async () => {
    if (!cost.data || cost.data.why_not) return false
    const body = { ...wish, expected_total: cost.data.total, version: letter.version }
    const done = await act.run({ params: { letter: letter.letter }, body })
    if (!done) again()
    return done
  }
  const ways = (['account', 'link'] as const).filter((way) => letter.acts[way === 'account' ? 'order' : 'link'] === null)
  return (
    <ActForm
      name={words.makeOrder}
      whyNot={blocked ? whyNot(letter.acts.order) : null}
      refusal={act.refusal}
      busy={act.busy || cost.isFetching}
      onSubmit={send}
    >
      {act.refusal?.code === 'version.changed' && <p role="status">{words.changed}</p>}
      <ChoiceField
        name="pays"
        label={words.pays}
        value={pays}
        onValue={(way) => change({ pays: way as Started['pays'] })}
        options={ways.map((way) => ({ value: way, text: words.ways[way] }))}
        hint={ways.includes('account') ? undefined : whyNot(letter.acts.order)}
      />
      <ChoiceField
        name="address"
        label={words.address}
        value={value.address}
        onValue={(address) => change({ address })}
        empty={words.collected}
        options={letter.choices.addresses.map(({ address, text }) => ({ value: String(address), text }))}
      />
      {(value.address === '' || pays === 'link') && (
        <ChoiceField
          name="store_code"
          label={value.address === '' ? words.collectAt : words.madeIn}
          value={value.store_code}
          onValue={(store_code) => change({ store_code })}
          empty="—"
          required
          options={letter.choices.stores.map(({ store_code, name }) => ({ value: store_code, text: name }))}
        />
      )}
      {pays === 'account' && (
        <ChoiceField
          name="budget"
          label={words.budget}
          value={value.budget}
          onValue={(budget) => change({ budget })}
          empty={words.noBudget}
          options={letter.choices.budgets.map(({ budget, title, available }) => ({
            value: String(budget),
            text: words.budgetLeft(title, available),
          }))}
        />
      )}
      <TextField
        name="reference"
        label={words.reference}
        value={value.reference}
        onValue={(reference) => change({ reference })}
        maxLength={35}
      />
      <Cost letter={letter} cost={cost.data} refusal={cost.error} />
    </ActForm>
  )
}

function Cost({
  letter,
  cost,
  refusal,
}: {
  letter: Letter
  cost: Answer<'POST /order-letters/:letter/reckon/'> | undefined
  refusal: Refusal | null
}) {
  const words = useWords(letterWords)
  if (refusal) return <p role="status">{refusal.message}</p>
  if (!cost) return <p className="quiet">{words.noCost}</p>
  const titles = new Map(letter.products.map(({ pk, title }) => [pk, title]))
  const gone = cost.lines.filter(({ why_not }) => why_not)
  return (
    <div role="status" className="letter-cost">
      {gone.map(({ product, why_not }) => (
        <p key={product}>
          {titles.get(product)}: {why_not}
        </p>
      ))}
      {cost.left_out > 0 && <p>{words.leftOut(cost.left_out)}</p>}
      <Facts
        of={[
          [words.shipping, cost.shipping === null ? null : <Money key="shipping" euros={cost.shipping} />],
          [
            words.total,
            <b key="total">
              <Money euros={cost.total} />
            </b>,
          ],
          [words.left, cost.budget_left === null ? null : <Money key="left" euros={cost.budget_left} />],
        ]}
      />
      {cost.why_not && <p>{cost.why_not}</p>}
    </div>
  )
}
