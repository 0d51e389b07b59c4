import { Form, Link, useSubmit } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Check, ErrorSummary, Field, type FormOutcome, Submit } from '../ui/form.tsx'
import { shownPrice } from '../ui/price.tsx'
import { BillingFields } from './billing-fields.tsx'
import type { BuyPage } from './buy-work.ts'
import { Captcha } from './captcha.tsx'
import { DeliverySummary } from './delivery-form.tsx'

/** The last look and the button that obliges to pay (law on distance selling; P-16 to P-24). */
export function PaymentForm({
  cart,
  options,
  addresses,
  question,
  orderKey,
  outcome,
}: BuyPage & { outcome: FormOutcome | undefined }) {
  const language = useLanguage()
  const submit = useSubmit()
  const { checkout } = useMessages()
  return (
    <div className="form">
      <ErrorSummary outcome={outcome} />
      <div className="settled">
        <DeliverySummary cart={cart} options={options} />
        {cart.needs_shipping && (
          <p>
            <Link to={pathTo('basket-buy', language)}>{checkout.change}</Link>
          </p>
        )}
      </div>
      {cart.split_offered && (
        <Form method="post" className="choices" onChange={(event) => submit(event.currentTarget)}>
          <input type="hidden" name="intent" value="shipment" />
          <fieldset>
            <legend className="field-label">{checkout.shipment}</legend>
            {(['single', 'split'] as const).map((one) => (
              <label key={one} className="choice">
                <input type="radio" name="shipment" value={one} defaultChecked={cart.shipment === one} />
                <span>{one === 'single' ? checkout.single : checkout.split({ fee: shownPrice(cart.split_fee, language) })}</span>
              </label>
            ))}
          </fieldset>
          <button type="submit" className="button button-quiet button-small no-js-only">
            {checkout.change}
          </button>
        </Form>
      )}
      <Form method="post" className="form" noValidate>
        <input type="hidden" name="intent" value="pay" />
        <input type="hidden" name="key" value={orderKey} />
        <input type="hidden" name="total" value={cart.total_price_incl_vat} />
        <Field
          name="reference"
          label={`${checkout.reference} (${checkout.optional})`}
          maxLength={35}
          hint={checkout.referenceHint}
          outcome={outcome}
        />
        <div>
          <BillingFields
            delivery={cart.needs_shipping && cart.shipping_method === 'home' ? cart.delivery_address : null}
            addresses={addresses}
            countries={options?.countries ?? ['ES']}
            outcome={outcome}
          />
          <Check name="invoice" outcome={outcome}>
            {checkout.invoice}
          </Check>
          <Check name="conditions" required outcome={outcome}>
            <Link to={pathTo('purchase-conditions', language)} target="_blank">
              {checkout.conditions}
            </Link>
          </Check>
          <Check name="opt_out" outcome={outcome}>
            {checkout.optOut}
          </Check>
          <Captcha question={question} outcome={outcome} />
        </div>
        <p className="quiet">{checkout.guarantee}</p>
        <p className="form-actions">
          <Submit>{checkout.pay}</Submit>
        </p>
        <p className="quiet">{checkout.payNote}</p>
      </Form>
    </div>
  )
}
