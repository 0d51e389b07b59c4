import { useState } from 'react'
import { useMay } from '../api/session.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { type Order, useOrderAct, useReason } from './order-acts.ts'
import { orderWords } from './words.ts'

type Address = NonNullable<Order['delivery_address']>
const fields = ['recipient', 'street', 'floor', 'postcode', 'city', 'region', 'phone'] as const

/** Sends the order somewhere else in the same province. */
export function AddressForm({ order, address }: { order: Order; address: Address }) {
  const { order: words, addressFields } = useWords(orderWords)
  const reason = useReason()
  const act = useOrderAct('POST /orders/:number/address/', words.addressChanged)
  const [to, setTo] = useState<Address>(address)
  if (!useMay('order.edit')) return null
  return (
    <div className="acts">
      <ActForm
        name={words.changeAddress}
        whyNot={reason(order.acts.address)}
        refusal={act.refusal}
        busy={act.busy}
        onSubmit={() => act.run({ params: { number: order.number }, body: { ...to, was: address } })}
      >
        {fields.map((name) => (
          <TextField
            key={name}
            name={name}
            label={addressFields[name]}
            value={to[name] ?? ''}
            required={name !== 'floor' && name !== 'phone'}
            onValue={(value) => setTo({ ...to, [name]: value === '' && (name === 'floor' || name === 'phone') ? null : value })}
          />
        ))}
      </ActForm>
    </div>
  )
}
