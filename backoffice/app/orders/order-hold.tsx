import { useState } from 'react'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { AreaField } from '../kit/form.tsx'
import { Facts, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { type Order, useOrderAct, useReason } from './order-acts.ts'
import { orderWords } from './words.ts'

/** Why an order is held back, and the act that holds it or lets it go on. */
export function OrderHold({ order }: { order: Order }) {
  const { order: words } = useWords(orderWords)
  const may = useMay('order.hold')
  return (
    <>
      {order.on_hold_since && (
        <Facts
          of={[
            [words.onHoldSince, <When key="since" at={order.on_hold_since} />],
            [words.reason, order.on_hold_reason],
          ]}
        />
      )}
      {may && (order.on_hold_since ? <Release order={order} /> : order.acts.hold === null && <Hold order={order} />)}
    </>
  )
}

function Hold({ order }: { order: Order }) {
  const { order: words } = useWords(orderWords)
  const reasonOf = useReason()
  const act = useOrderAct('POST /orders/:number/hold/', words.nowHeld)
  const [reason, setReason] = useState('')
  return (
    <div className="acts">
      <ActForm
        name={words.hold}
        whyNot={reasonOf(order.acts.hold)}
        refusal={act.refusal}
        busy={act.busy}
        onSubmit={() => act.run({ params: { number: order.number }, body: { reason } })}
      >
        <p>{words.holdNote}</p>
        <AreaField name="reason" label={words.reason} rows={2} required value={reason} onValue={setReason} maxLength={500} />
      </ActForm>
    </div>
  )
}

function Release({ order }: { order: Order }) {
  const { order: words } = useWords(orderWords)
  const act = useOrderAct('POST /orders/:number/release/', words.nowReleased)
  return (
    <div className="acts">
      <ActButton busy={act.busy} onAct={() => void act.quick({ params: { number: order.number } })}>
        {words.release}
      </ActButton>
    </div>
  )
}
