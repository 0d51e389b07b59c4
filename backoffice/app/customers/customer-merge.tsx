import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../api/queries.ts'
import { frameWords } from '../frame/words.ts'
import { ActButton } from '../kit/act-button.tsx'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { LeaveByEscape } from '../kit/leave-by-escape.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Whole } from './customer.tsx'
import { CustomerPicker } from './customer-picker.tsx'
import { useCustomerAct, useReason } from './use-act.ts'
import { customerWords } from './words.ts'

/** Two accounts of one person made one: chosen, looked at, then joined for good. */
export function CustomerMerge({ of }: { of: Whole }) {
  const { merge: words } = useWords(customerWords)
  const { kit } = useWords(frameWords)
  const reason = useReason()
  const [open, setOpen] = useState(false)
  const [other, setOther] = useState<string | null>(null)
  const [swapped, setSwapped] = useState(false)
  if (!open)
    return (
      <ActButton whyNot={reason(of.acts.merge)} onAct={() => setOpen(true)}>
        {words.act}…
      </ActButton>
    )
  const close = () => {
    setOpen(false)
    setOther(null)
    setSwapped(false)
  }
  const [into, from] = swapped && other ? [other, of.customer] : [of.customer, other]
  return (
    <LeaveByEscape className="act-form merge" leave={close}>
      <CustomerPicker label={words.pick} onPick={({ customer }) => setOther(customer)} />
      {from && <Preview key={`${into} ${from}`} into={into} from={from} onSwap={() => setSwapped((was) => !was)} />}
      <button type="button" className="button" data-kind="quiet" onClick={close}>
        {kit.cancel}
      </button>
    </LeaveByEscape>
  )
}

function Preview({ into, from, onSwap }: { into: string; from: string; onSwap: () => void }) {
  const { merge: words, reasons } = useWords(customerWords)
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const { data, error } = useCall(
    'GET /customers/:customer/merge/:other/',
    { params: { customer: into, other: from } },
    { staleTime: 0 },
  )
  const act = useCustomerAct('POST /customers/:customer/merge/', words.done)
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return null
  const merge = async () => {
    if (await act.run({ params: { customer: into }, body: { other: from, reason } })) void navigate(`/customers/${into}`)
  }
  return (
    <>
      <dl className="merge-sides">
        <Side title={words.stays} of={data.stays} />
        <Side title={words.goes} of={data.goes} />
      </dl>
      <button type="button" className="button" data-kind="quiet" onClick={onSwap}>
        {words.swap}
      </button>
      {data.obstacles.length > 0 ? (
        <div role="alert">
          <h4>{words.obstacles}</h4>
          <ul className="plain-list">
            {data.obstacles.map((code) => (
              <li key={code}>{reasons[code] ?? code}</li>
            ))}
          </ul>
        </div>
      ) : (
        <>
          <div className="merge-sides">
            <section>
              <h4>{words.moves}</h4>
              <ul className="plain-list">
                {data.moves.length === 0 && <li>{words.nothing}</li>}
                {data.moves.map(({ what, rows }) => (
                  <li key={what}>
                    {words.what[what]}: {rows}
                  </li>
                ))}
              </ul>
            </section>
            <section>
              <h4>{words.left}</h4>
              <ul className="plain-list">
                {data.left.length === 0 && <li>{words.nothing}</li>}
                {data.left.map(({ what }) => (
                  <li key={what}>{words.leftWhat[what]}</li>
                ))}
              </ul>
            </section>
          </div>
          <Fields refusal={act.refusal} onSubmit={() => void merge()}>
            <TextField name="reason" label={words.reason} hint={words.warning} required value={reason} onValue={setReason} />
            <Submit busy={act.busy}>{words.submit(data.goes.email)}</Submit>
          </Fields>
        </>
      )}
    </>
  )
}

type Person = { email: string; name: string; surnames: string; phone: string; nif: string | null; orders: number }
const Side = ({ title, of }: { title: string; of: Person }) => (
  <div>
    <dt>{title}</dt>
    <dd>
      <strong>{[of.name, of.surnames].filter(Boolean).join(' ')}</strong>
      <br />
      {[of.email, of.phone, of.nif].filter(Boolean).join(' · ')}
    </dd>
  </div>
)
