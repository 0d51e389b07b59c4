import { useState } from 'react'
import { figureSent } from '#kernel/read-figures.ts'
import { useMay } from '../api/session.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { type Order, useOrderAct } from './order-acts.ts'
import { orderWords } from './words.ts'

/** Says what the delivery of an order costs that waits for it; shown where there is one to say. */
export function ShippingCost({ order }: { order: Order }) {
  const { order: words } = useWords(orderWords)
  const may = useMay('parcel.change')
  const act = useOrderAct('POST /orders/:number/shipping-cost/', words.shippingSaid)
  const [cost, setCost] = useState('')
  if (!may || order.acts.shipping_cost !== null) return null
  return (
    <div className="acts">
      <ActForm
        name={words.sayShipping}
        refusal={act.refusal}
        busy={act.busy}
        onSubmit={() => act.run({ params: { number: order.number }, body: { shipping_cost: figureSent(cost) } })}
      >
        <TextField
          name="shipping_cost"
          label={words.shippingCost}
          hint={words.shippingHint}
          inputMode="decimal"
          value={cost}
          onValue={setCost}
          required
          autoFocus
        />
      </ActForm>
    </div>
  )
}
