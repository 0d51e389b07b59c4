import { useState } from 'react'
import { dayOf, today } from '#kernel/days.ts'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { AreaField, TextField } from '../kit/form.tsx'
import { CollectedBy } from '../parcels/collected-by.tsx'
import { useWords } from '../words/dictionary.ts'
import { type Parcel, useOrderAct, useReason } from './order-acts.ts'
import { orderWords } from './words.ts'

/** It leaves: with a carrier, or over the counter. */
export function HandOver({ parcel }: { parcel: Parcel }) {
  const { order: words } = useWords(orderWords)
  const reason = useReason()
  const pickup = parcel.kind === 'pickup'
  const act = useOrderAct('POST /parcels/:parcel/hand-over/', pickup ? words.nowCollected : words.nowSent)
  const [carrier, setCarrier] = useState('')
  const [tracking, setTracking] = useState('')
  const [url, setUrl] = useState('')
  const [collectedBy, setCollectedBy] = useState('')
  return (
    <ActForm
      name={pickup ? words.handOver : words.send}
      whyNot={reason(parcel.acts.hand_over)}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() =>
        act.run({
          params: { parcel: parcel.parcel },
          body: pickup ? { collected_by: collectedBy } : { carrier, tracking, tracking_url: url },
        })
      }
    >
      {pickup ? (
        <CollectedBy value={collectedBy} onValue={setCollectedBy} />
      ) : (
        <>
          <TextField name="carrier" label={words.carrier} value={carrier} onValue={setCarrier} maxLength={80} autoFocus />
          <TextField name="tracking" label={words.tracking} value={tracking} onValue={setTracking} maxLength={80} />
          <TextField name="tracking_url" label={words.trackingUrl} type="url" value={url} onValue={setUrl} maxLength={300} />
        </>
      )}
    </ActForm>
  )
}

/** Another day is promised. */
export function MovePromise({ parcel }: { parcel: Parcel }) {
  const { order: words } = useWords(orderWords)
  const act = useOrderAct('POST /parcels/:parcel/promise/', words.promiseMoved)
  const [promised, setPromised] = useState(parcel.promised ?? '')
  return (
    <ActForm
      name={words.promise}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() => act.run({ params: { parcel: parcel.parcel }, body: { promised } })}
    >
      <TextField
        name="promised"
        label={words.promised}
        hint={words.promiseHint}
        type="date"
        value={promised}
        onValue={setPromised}
        required
      />
    </ActForm>
  )
}

/** A pickup waits longer than usual. */
export function KeepLonger({ parcel }: { parcel: Parcel }) {
  const { order: words } = useWords(orderWords)
  const act = useOrderAct('POST /parcels/:parcel/keep/', words.kept)
  const [until, setUntil] = useState('')
  return (
    <ActForm
      name={words.keep}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() => act.run({ params: { parcel: parcel.parcel }, body: { until } })}
    >
      <TextField name="until" label={words.keepUntil} type="date" value={until} onValue={setUntil} required />
    </ActForm>
  )
}

/** The customer is told that it waits: by the shop's letter, or by telephone, which is noted. Once a day. */
export function Remind({ parcel, email }: { parcel: Parcel; email: string }) {
  const { order: words } = useWords(orderWords)
  const letter = useOrderAct('POST /parcels/:parcel/remind/', words.reminded)
  const call = useOrderAct('POST /parcels/:parcel/remind/', words.rangNoted)
  const params = { parcel: parcel.parcel }
  const told = parcel.reminded !== null && dayOf(new Date(parcel.reminded)) === today() ? words.toldToday : null
  return (
    <>
      <ActButton
        busy={letter.busy}
        whyNot={email === '' ? words.noEmail : told}
        onAct={() => void letter.quick({ params, body: { by: 'letter' } })}
      >
        {words.remind}
      </ActButton>
      <ActButton busy={call.busy} whyNot={told} onAct={() => void call.quick({ params, body: { by: 'telephone' } })}>
        {words.rang}
      </ActButton>
    </>
  )
}

/** Nobody came for it. */
export function PutBack({ parcel }: { parcel: Parcel }) {
  const { order: words } = useWords(orderWords)
  const act = useOrderAct('POST /parcels/:parcel/put-back/', words.isBack)
  const [reason, setReason] = useState('')
  return (
    <ActForm
      name={words.putBack}
      kind="grave"
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() => act.run({ params: { parcel: parcel.parcel }, body: { reason } })}
    >
      <p>{words.putBackNote}</p>
      <AreaField name="reason" label={words.reason} rows={2} required value={reason} onValue={setReason} maxLength={500} />
    </ActForm>
  )
}
