import { useState } from 'react'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { AreaField, CheckField, ChoiceField, TextField } from '../kit/form.tsx'
import { Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { fulfilmentWords } from './fulfilment-words.ts'
import { useOrderAct, useReason } from './order-acts.ts'
import type { Short } from './short.tsx'

/** What may be done about copies that are short; what cannot be done now says why. */
export function ShortActs({ of }: { of: Short }) {
  const { short: words } = useWords(fulfilmentWords)
  const mayLook = useMay('short.look')
  const mayDecide = useMay('short.decide')
  if (of.state === 'closed') return null
  return (
    <Section title={words.acts}>
      <div className="acts">
        {mayLook && <Found of={of} />}
        {mayLook && of.state === 'looking' && <NotThere of={of} />}
        {mayDecide && (
          <>
            {of.state !== 'looking' && <NotedAct of={of} act="look-again" title={words.lookAgain} done={words.lookingNow} />}
            <AskStore of={of} />
            <OrderIt of={of} />
            <AskCustomer of={of} />
            <NotedAct of={of} act="close" title={words.close} done={words.closedNow} />
          </>
        )}
      </div>
    </Section>
  )
}

function Found({ of }: { of: Short }) {
  const { short: words } = useWords(fulfilmentWords)
  const act = useOrderAct('POST /short-list/:short/found/', words.foundNow)
  const [copies, setCopies] = useState(String(of.missing))
  const params = { short: of.short }
  if (of.missing <= 1)
    return (
      <ActButton kind="main" busy={act.busy} onAct={() => void act.quick({ params, body: { copies: 1 } })}>
        {words.found}
      </ActButton>
    )
  return (
    <ActForm
      name={words.found}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() => act.run({ params, body: { copies: Number(copies) } })}
    >
      <TextField
        name="copies"
        label={words.howMany(of.missing)}
        inputMode="numeric"
        required
        value={copies}
        onValue={setCopies}
      />
    </ActForm>
  )
}

function NotThere({ of }: { of: Short }) {
  const { short: words } = useWords(fulfilmentWords)
  const act = useOrderAct('POST /short-list/:short/not-there/', words.notThereNow)
  return (
    <ActButton busy={act.busy} onAct={() => void act.quick({ params: { short: of.short } })}>
      {words.notThere}
    </ActButton>
  )
}

/** An act that a note may go with. */
function NotedAct({ of, act: name, title, done }: { of: Short; act: 'look-again' | 'close'; title: string; done: string }) {
  const { short: words } = useWords(fulfilmentWords)
  const act = useOrderAct(`POST /short-list/:short/${name}/`, done)
  const [note, setNote] = useState('')
  return (
    <ActForm
      name={title}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() => act.run({ params: { short: of.short }, body: { note } })}
    >
      <TextField name="note" label={words.moreNote} value={note} onValue={setNote} maxLength={500} />
    </ActForm>
  )
}

function AskStore({ of }: { of: Short }) {
  const { short: words } = useWords(fulfilmentWords)
  const reason = useReason()
  const act = useOrderAct('POST /short-list/:short/ask/', words.askedNow)
  const [store, setStore] = useState(of.stores[0]?.store_code ?? '')
  const [copies, setCopies] = useState(String(of.missing))
  return (
    <ActForm
      name={words.ask}
      whyNot={reason(of.acts.ask)}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() => act.run({ params: { short: of.short }, body: { store_code: store, copies: Number(copies) } })}
    >
      <ChoiceField
        name="store_code"
        label={words.fromStore}
        value={store}
        onValue={setStore}
        options={of.stores.map(({ store_code, name, copies: there }) => ({
          value: store_code,
          text: `${name} · ${words.inStores(there)}`,
        }))}
      />
      {of.missing > 1 && (
        <TextField
          name="copies"
          label={words.howMany(of.missing)}
          inputMode="numeric"
          required
          value={copies}
          onValue={setCopies}
        />
      )}
    </ActForm>
  )
}

function OrderIt({ of }: { of: Short }) {
  const { short: words } = useWords(fulfilmentWords)
  const act = useOrderAct('POST /short-list/:short/order/', words.orderedNow)
  const [expected, setExpected] = useState('')
  const [note, setNote] = useState('')
  return (
    <ActForm
      name={words.order}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() => act.run({ params: { short: of.short }, body: { expected: expected || null, note } })}
    >
      <TextField name="expected" type="date" label={words.expectedOn} value={expected} onValue={setExpected} />
      <TextField name="note" label={words.moreNote} value={note} onValue={setNote} maxLength={500} />
    </ActForm>
  )
}

function AskCustomer({ of }: { of: Short }) {
  const { short: words } = useWords(fulfilmentWords)
  const act = useOrderAct('POST /short-list/:short/offer/', words.offeredNow)
  const [edition, setEdition] = useState('')
  const [wait, setWait] = useState('')
  const [refund, setRefund] = useState(true)
  const [note, setNote] = useState('')
  const send = () =>
    act.run({
      params: { short: of.short },
      body: { edition: edition === '' ? null : Number(edition), wait_until: wait || null, refund, note },
    })
  return (
    <ActForm name={words.offer} refusal={act.refusal} busy={act.busy} onSubmit={send}>
      {of.editions.length > 0 && (
        <ChoiceField
          name="edition"
          label={words.offerEdition}
          value={edition}
          onValue={setEdition}
          empty={words.noEdition}
          options={of.editions.map(({ product, title, ean, copies }) => ({
            value: String(product),
            text: `${title} · ${ean} · ${words.inStores(copies)}`,
          }))}
        />
      )}
      <TextField name="wait_until" type="date" label={words.offerWait} value={wait} onValue={setWait} />
      <CheckField name="refund" label={words.offerRefund} checked={refund} onChecked={setRefund} />
      <AreaField name="note" label={words.offerNote} rows={2} value={note} onValue={setNote} maxLength={500} />
    </ActForm>
  )
}
