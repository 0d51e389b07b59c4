import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '../api/queries.ts'
import { ActForm } from '../kit/act-form.tsx'
import { AreaField, ChoiceField, TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { useWords } from '../words/dictionary.ts'
import type { OpenRecord } from './verifactu-record.tsx'
import { verifactuWords } from './verifactu-words.ts'

type Buyer = NonNullable<OpenRecord['buyer']>
const touched = ['GET /verifactu/', 'GET /waiting/', 'GET /invoices/']

/** Another record in the place of one that was refused, or taken with errors: what is said otherwise, and why. */
export function CorrectRecord({ record }: { record: OpenRecord }) {
  const words = useWords(verifactuWords)
  const act = useAct('POST /verifactu/records/:record/correct/', touched)
  const tell = useNotice()
  const navigate = useNavigate()
  const [buyer, setBuyer] = useState(record.buyer)
  const [description, setDescription] = useState(record.description)
  const [reason, setReason] = useState('')
  const submit = async () => {
    try {
      const said = {
        buyer: JSON.stringify(buyer) === JSON.stringify(record.buyer) ? null : buyer,
        description: description === record.description ? '' : description,
        reason,
      }
      const { tax_record } = await act.mutateAsync({ params: { record: record.tax_record }, body: said })
      tell({ text: words.corrected })
      void navigate(`/verifactu/${tax_record}`)
      return true
    } catch {
      return false
    }
  }
  const whyNot = record.acts.correct
  return (
    <div className="acts">
      <ActForm
        name={words.correct}
        whyNot={whyNot === null ? null : (words.whyNot[whyNot] ?? whyNot)}
        refusal={act.error}
        busy={act.isPending}
        onSubmit={submit}
      >
        <p className="quiet">{words.correctHint}</p>
        {buyer && <BuyerFields buyer={buyer} onBuyer={setBuyer} />}
        {record.kind === 'issue' && (
          <AreaField
            name="description"
            label={words.description}
            value={description}
            onValue={setDescription}
            maxLength={500}
            rows={2}
            lang="es"
          />
        )}
        <TextField name="reason" label={words.whyReason} value={reason} onValue={setReason} maxLength={500} required />
      </ActForm>
    </div>
  )
}

function BuyerFields({ buyer, onBuyer }: { buyer: Buyer; onBuyer: (buyer: Buyer) => void }) {
  const words = useWords(verifactuWords)
  const set = (change: Partial<Buyer>) => onBuyer({ ...buyer, ...change })
  const types = Object.entries(words.idTypes) as [Buyer['id_type'], string][]
  return (
    <>
      <TextField
        name="buyer.name"
        label={words.buyerName}
        value={buyer.name}
        onValue={(name) => set({ name })}
        maxLength={120}
        required
      />
      <ChoiceField
        name="buyer.id_type"
        label={words.idType}
        value={buyer.id_type}
        onValue={(value) => set({ id_type: types.find(([type]) => type === value)?.[0] ?? 'nif' })}
        options={types.map(([value, text]) => ({ value, text }))}
      />
      <TextField name="buyer.id" label={words.id} value={buyer.id} onValue={(id) => set({ id })} maxLength={20} required />
      {buyer.id_type !== 'nif' && buyer.id_type !== '02' && (
        <TextField
          name="buyer.country"
          label={words.country}
          value={buyer.country}
          onValue={(country) => set({ country })}
          maxLength={2}
          required
        />
      )}
    </>
  )
}
