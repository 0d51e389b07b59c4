import { useState } from 'react'
import type { DeliveryAddress } from '#modules/buying/cart/contract.ts'
import type { Address as SavedAddress } from '#modules/people/customers/contract.ts'
import { AddressFields } from '../account/address-fields.tsx'
import { usePrivateMessages } from '../messages/messages.tsx'
import { Address } from '../orders/order-view.tsx'
import { chosenIn, useEarly } from '../ui/early.ts'
import { type FormOutcome, fieldId } from '../ui/form.tsx'

interface Props {
  delivery: DeliveryAddress | null
  addresses: readonly SavedAddress[]
  countries: readonly string[]
  outcome: FormOutcome | undefined
}

const other = 'other'

/** Whom the invoice is made out to: the address marked for billing, the delivery address, or another (P-15). */
export function BillingFields({ delivery, addresses, countries, outcome }: Props) {
  const { ordering } = usePrivateMessages()
  const marked = addresses.find((address) => address.is_billing)
  const [chosen, setChosen] = useState(outcome?.values['billing'] ?? (marked ? String(marked.pk) : ''))
  const choices = useEarly<HTMLFieldSetElement>((all) => setChosen(chosenIn(all) ?? ''))
  const wrong = Object.keys(outcome?.errors ?? {}).some((name) => name.startsWith('billing'))
  const choice = (value: string, title: string, address?: DeliveryAddress | SavedAddress | null) => (
    <label key={value} className="choice">
      <input type="radio" name="billing" value={value} defaultChecked={chosen === value} onChange={() => setChosen(value)} />
      <span>
        <strong>{title}</strong>
        {address && (
          <span className="quiet">
            <Address address={address} />
          </span>
        )}
      </span>
    </label>
  )
  return (
    <details className="register-address" open={wrong || (chosen !== '' && chosen !== String(marked?.pk))}>
      <summary>
        {ordering.billing}{' '}
        <span className="quiet">{marked ? marked.name : delivery ? ordering.billingSame : ordering.billingNone}</span>
      </summary>
      <fieldset ref={choices} className="choices" id={fieldId('billing')} tabIndex={-1}>
        <legend className="visually-hidden">{ordering.billing}</legend>
        {outcome?.errors['billing'] && <p className="field-error">{outcome.errors['billing']}</p>}
        {choice('', delivery ? ordering.billingSame : ordering.billingNone)}
        {addresses.map((address) => choice(String(address.pk), address.name, address))}
        {choice(other, ordering.otherAddress)}
      </fieldset>
      <div className="delivery-address billing-address" data-shown={chosen === other ? '' : undefined}>
        <AddressFields outcome={outcome} countries={countries} withRecipient prefix="billing_" />
      </div>
    </details>
  )
}
