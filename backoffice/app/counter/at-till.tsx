import { useState } from 'react'
import { figureSent } from '#kernel/read-figures.ts'
import { typedAmount } from '#kernel/typed-figures.ts'
import type { Answer } from '../api/calls.ts'
import { useAct } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { Money } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { counterWords } from './words.ts'

/** What is left to pay of an order that is paid as it is collected: the store's till takes it, and its receipt is noted. */
export function AtTill({ order }: { order: Answer<'GET /orders/:number/'> }) {
  const { order: words } = useWords(counterWords)
  const { store_code: own } = useMe()
  const notice = useNotice()
  const take = useAct('POST /orders/:number/till/', ['GET /orders/', 'GET /stores/'])
  const [amount, setAmount] = useState(typedAmount(order.due, useLanguage()))
  const [receipt, setReceipt] = useState('')
  return (
    <section className="counter-parcel">
      <h3>
        {words.left}: <Money euros={order.due} />
      </h3>
      <Fields
        refusal={take.error}
        onSubmit={() =>
          take.mutate(
            {
              params: { number: order.number },
              body: {
                amount: figureSent(amount),
                till_receipt: receipt,
                store_code: own ?? order.store_code ?? '',
              },
            },
            { onSuccess: () => notice({ text: words.taken }) },
          )
        }
        className="counter-acts"
      >
        <TextField name="amount" label={words.amount} inputMode="decimal" value={amount} onValue={setAmount} required />
        <TextField name="till_receipt" label={words.receipt} value={receipt} onValue={setReceipt} required autoFocus />
        <Submit busy={take.isPending}>{words.take}</Submit>
      </Fields>
    </section>
  )
}
