import { useState } from 'react'
import { Form } from 'react-router'
import type { Cart } from '#modules/cart/contract.ts'
import { AddressFields } from '../account/address-fields.tsx'
import { Address } from '../account/order-view.tsx'
import { useUser } from '../api/user.ts'
import { useMessages } from '../messages/messages.tsx'
import { Check, ErrorSummary, Field, type FormOutcome, fieldId, Submit } from '../ui/form.tsx'
import type { BuyPage } from './buy-work.ts'

/** How and where: home or one of the stores (P-06 to P-12). Before scripts arrive both parts show and the choice decides. */
export function DeliveryForm({ cart, options, addresses, email, outcome }: BuyPage & { outcome: FormOutcome | undefined }) {
  const { checkout } = useMessages()
  const user = useUser()
  const [method, setMethod] = useState<string | null>(outcome?.values['method'] ?? cart.shipping_method)
  const main = addresses.find((one) => one.is_main) ?? addresses[0]
  const [chosen, setChosen] = useState(outcome?.values['address'] ?? (main ? String(main.pk) : ''))
  const stores = options?.stores ?? []
  return (
    <Form method="post" className="form" noValidate>
      <input type="hidden" name="intent" value="delivery" />
      <ErrorSummary outcome={outcome} />
      <p className="quiet">{checkout.buyingAs({ email })}</p>
      <fieldset className="choices" id={fieldId('method')}>
        <legend className="field-label">{checkout.method}</legend>
        <Choice
          name="method"
          value="home"
          title={checkout.methodHome}
          text={checkout.methodHomeText}
          chosen={method}
          choose={setMethod}
        />
        <Choice
          name="method"
          value="store"
          title={checkout.methodStore}
          text={checkout.methodStoreText}
          chosen={method}
          choose={setMethod}
        />
      </fieldset>
      <section className="delivery-part" data-shown={method === 'home' ? '' : undefined} aria-label={checkout.address}>
        {addresses.length > 0 && (
          <fieldset className="choices">
            <legend className="field-label">{checkout.address}</legend>
            {addresses.map((one) => (
              <Choice
                key={one.pk}
                name="address"
                value={String(one.pk)}
                title={one.name}
                text={<Address address={one} />}
                chosen={chosen}
                choose={setChosen}
              />
            ))}
            <Choice name="address" value="" title={checkout.otherAddress} chosen={chosen} choose={setChosen} />
          </fieldset>
        )}
        <div className="delivery-address" data-shown={chosen === '' ? '' : undefined}>
          <AddressFields
            outcome={outcome}
            countries={options?.countries ?? ['ES']}
            withRecipient
            initial={{
              recipient: user && user.kind !== 'guest' ? [user.firstName, user.lastName].filter(Boolean).join(' ') : '',
              ...cart.delivery_address,
            }}
          />
          <Field
            name="phone"
            type="tel"
            label={`${checkout.phone} (${checkout.optional})`}
            autoComplete="tel"
            hint={checkout.phoneHint}
            outcome={outcome}
            defaultValue={cart.delivery_address?.phone ?? user?.phone ?? ''}
          />
          {user && user.kind !== 'guest' && (
            <Check name="keep_address" outcome={outcome}>
              {checkout.keepAddress}
            </Check>
          )}
        </div>
      </section>
      <section className="delivery-part" data-shown={method === 'store' ? '' : undefined} aria-label={checkout.store}>
        <Field name="store" label={checkout.store} outcome={outcome} defaultValue={cart.store_delivered ?? ''}>
          <option value="">{checkout.chooseStore}</option>
          {stores.map((store) => (
            <option key={store.code} value={store.code}>
              {store.city} · {store.name}
              {store.available_today ? '' : ` (${checkout.closedToday})`}
            </option>
          ))}
        </Field>
      </section>
      <p className="form-actions">
        <Submit>{checkout.toPayment}</Submit>
      </p>
    </Form>
  )
}

interface ChoiceProps {
  name: string
  value: string
  title: string
  text?: React.ReactNode
  chosen: string | null
  choose: (value: string) => void
}

function Choice({ name, value, title, text, chosen, choose }: ChoiceProps) {
  return (
    <label className="choice">
      <input type="radio" name={name} value={value} defaultChecked={chosen === value} onChange={() => choose(value)} />
      <span>
        <strong>{title}</strong>
        {text && <span className="quiet">{text}</span>}
      </span>
    </label>
  )
}

/** What was settled, with the way back to change it. */
export function DeliverySummary({ cart, options }: { cart: Cart; options: BuyPage['options'] }) {
  const { checkout } = useMessages()
  const store = options?.stores.find((one) => one.code === cart.store_delivered)
  if (!cart.needs_shipping) return <p>{checkout.onlyEbooks}</p>
  if (cart.shipping_method === 'store')
    return (
      <p>
        <span className="field-label">{checkout.collectAt}</span>
        <br />
        {store ? `${store.name}, ${store.address}, ${store.city}` : cart.store_delivered}
      </p>
    )
  return (
    <p>
      <span className="field-label">{checkout.deliverTo}</span>
      <br />
      {cart.delivery_address && <Address address={cart.delivery_address} />}
    </p>
  )
}
