import { useState } from 'react'
import { useUser } from '../api/user.ts'
import { usePrivateMessages } from '../messages/messages.tsx'
import { useEarly } from '../ui/early.ts'
import { Field, type FormOutcome } from '../ui/form.tsx'

/** "I would like an invoice", and the NIF that it names (P-37). Before scripts arrive the field shows, and counts where it is ticked. */
export function InvoiceWish({ outcome }: { outcome: FormOutcome | undefined }) {
  const { ordering } = usePrivateMessages()
  const user = useUser()
  const [wished, setWished] = useState(outcome?.values['invoice'] === 'true')
  const box = useEarly<HTMLInputElement>(({ checked }) => setWished(checked))
  return (
    <div>
      <label className="check" htmlFor="field-invoice">
        <input
          ref={box}
          id="field-invoice"
          name="invoice"
          type="checkbox"
          value="true"
          defaultChecked={wished}
          onChange={(event) => setWished(event.target.checked)}
        />
        <span>{ordering.invoice}</span>
      </label>
      <div className="delivery-part" data-shown={wished ? '' : undefined}>
        <Field
          key={user?.nif ?? ''}
          name="tax_id"
          label={ordering.invoiceTaxId}
          hint={ordering.invoiceTaxIdHint}
          maxLength={30}
          autoComplete="off"
          outcome={outcome}
          defaultValue={user?.nif ?? ''}
        />
      </div>
    </div>
  )
}
