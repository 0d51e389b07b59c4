import { useState } from 'react'
import { useMay } from '../api/session.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { Conflict } from '../kit/conflict.tsx'
import '../kit/editing.css'
import { TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { type Order, useOrderAct, useReason } from './order-acts.ts'
import { orderWords } from './words.ts'

type Address = NonNullable<Order['delivery_address']>
const fields = ['recipient', 'street', 'floor', 'postcode', 'city', 'region', 'phone'] as const

/**
 * Sends the order somewhere else in the same province. What is typed stays while the order is read anew; somebody else's address and the
 * typed one are chosen between field by field.
 */
export function AddressForm({ order, address }: { order: Order; address: Address }) {
  const { order: words, addressFields } = useWords(orderWords)
  const reason = useReason()
  const act = useOrderAct('POST /orders/:number/address/', words.addressChanged)
  const [typed, setTyped] = useState<{ to: Address; was: Address } | null>(null)
  // Saved by choosing, its form closes as it does when it is sent.
  const [chosen, setChosen] = useState(0)
  if (!useMay('order.edit')) return null
  const { to, was } = typed ?? { to: address, was: address }
  const theirs = act.refusal?.code === 'version.changed' ? (act.refusal.current as Address | null) : null
  const send = async (next: { to: Address; was: Address }) => {
    const done = await act.run({ params: { number: order.number }, body: { ...next.to, was: next.was } })
    if (done) setTyped(null)
    return done
  }
  return (
    <div className="acts">
      <ActForm
        key={chosen}
        name={words.changeAddress}
        whyNot={reason(order.acts.address)}
        refusal={theirs ? null : act.refusal}
        busy={act.busy}
        onSubmit={() => send({ to, was })}
      >
        {theirs && (
          <Conflict
            fields={fields.map((name) => ({
              name,
              label: addressFields[name],
              theirs: theirs[name] ?? '',
              mine: to[name] ?? '',
            }))}
            onChosen={(kept) => {
              const next = {
                to: { ...to, ...Object.fromEntries(fields.map((name) => [name, (kept[name] === 'theirs' ? theirs : to)[name]])) },
                was: theirs,
              }
              setTyped(next)
              void send(next).then((done) => done && setChosen((before) => before + 1))
            }}
          />
        )}
        {fields.map((name) => (
          <TextField
            key={name}
            name={name}
            label={addressFields[name]}
            value={to[name] ?? ''}
            required={name !== 'floor' && name !== 'phone'}
            onValue={(value) =>
              setTyped({ to: { ...to, [name]: value === '' && (name === 'floor' || name === 'phone') ? null : value }, was })
            }
          />
        ))}
      </ActForm>
    </div>
  )
}
