import { useState } from 'react'
import { ActForm } from '../kit/act-form.tsx'
import { TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { type Order, type Parcel, useOrderAct } from './order-acts.ts'
import { orderWords } from './words.ts'

/** Copies that can leave now go in a parcel of their own, or those that cannot. */
export function SplitParcel({ order, parcel }: { order: Order; parcel: Parcel }) {
  const { order: words } = useWords(orderWords)
  const act = useOrderAct('POST /parcels/:parcel/split/', words.hasSplit)
  const [copies, setCopies] = useState<Record<number, string>>({})
  const [promised, setPromised] = useState('')
  const titleOf = (line: number) => order.lines.find((one) => one.line === line)?.title ?? String(line)
  const send = () =>
    act.run({
      params: { parcel: parcel.parcel },
      body: {
        lines: parcel.lines.flatMap(({ line }) => (Number(copies[line]) > 0 ? [{ line, quantity: Number(copies[line]) }] : [])),
        promised: promised === '' ? null : promised,
      },
    })
  return (
    <ActForm name={words.splitParcel} refusal={act.refusal} busy={act.busy} onSubmit={send}>
      <p>{words.splitText}</p>
      {parcel.lines.map(({ line, quantity }) => (
        <TextField
          key={line}
          name={`copies-${line}`}
          label={words.copiesOf(titleOf(line), quantity)}
          inputMode="numeric"
          value={copies[line] ?? ''}
          onValue={(value) => setCopies({ ...copies, [line]: value })}
        />
      ))}
      <TextField
        name="promised"
        label={words.promised}
        hint={words.promiseHint}
        type="date"
        value={promised}
        onValue={setPromised}
      />
    </ActForm>
  )
}
