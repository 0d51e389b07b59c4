import { Form, Link } from 'react-router'
import { shopPath } from '#screens/shop-path.ts'
import { useUser } from '../api/user.ts'
import { CartSums } from '../cart/totals.tsx'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { isChargedLater } from '../payment/pay-work.ts'
import { useShopPath } from '../site/shop-here.ts'
import { Check, ErrorSummary, Field, type FormOutcome, Submit } from '../ui/form.tsx'
import { Captcha } from '../visit/captcha.tsx'
import { BillingFields } from './billing-fields.tsx'
import type { BuyPage } from './buy-work.ts'
import { DeliverySummary } from './delivery-summary.tsx'
import { InvoiceWish } from './invoice-wish.tsx'
import { MethodChoice } from './payment-methods.tsx'

/** The last look and the button that obliges to pay (law on distance selling; P-16 to P-24). */
export function PaymentForm({
  cart,
  options,
  addresses,
  question,
  orderKey,
  methods,
  kept_cards,
  may_keep,
  terms,
  waiver,
  consumer,
  outcome,
}: BuyPage & { outcome: FormOutcome | undefined }) {
  const language = useLanguage()
  const inShop = useShopPath()
  const { checkout, why } = useMessages()
  const { ordering } = usePrivateMessages()
  const user = useUser()
  const dedicated = cart.cart_lines.flatMap(({ signing }) => signing?.stays ?? [])[0]
  return (
    <div className="form">
      <ErrorSummary outcome={outcome} />
      <div className="settled">
        <DeliverySummary cart={cart} options={options} />
      </div>
      <Form method="post" className="form" noValidate>
        <input type="hidden" name="intent" value="pay" />
        <input type="hidden" name="key" value={orderKey} />
        <input type="hidden" name="total" value={cart.total_price_incl_vat} />
        <input type="hidden" name="to_pay" value={cart.total_to_pay} />
        <Field
          name="reference"
          label={`${ordering.reference} (${checkout.optional})`}
          maxLength={35}
          hint={ordering.referenceHint}
          outcome={outcome}
        />
        <div>
          <BillingFields
            delivery={cart.needs_shipping && cart.shipping_method === 'home' ? cart.delivery_address : null}
            addresses={addresses}
            countries={options?.countries ?? ['ES']}
            outcome={outcome}
          />
          <InvoiceWish outcome={outcome} />
          <Check name="conditions" required outcome={outcome}>
            <Link to={shopPath(inShop, 'purchase-conditions', language)} target="_blank">
              {ordering.conditions}
            </Link>
          </Check>
          {waiver && (
            <>
              <Check name="download_consent" required outcome={outcome}>
                {waiver.consent}
              </Check>
              <Check name="download_acknowledged" required outcome={outcome}>
                {waiver.acknowledged}
              </Check>
            </>
          )}
          <Check name="opt_out" outcome={outcome}>
            {ordering.optOut}
          </Check>
          <Captcha question={question} outcome={outcome} />
        </div>
        {cart.tax_treatment === 'export' && (
          <Field
            name="recipient_tax_id"
            label={ordering.recipientTaxId}
            hint={ordering.recipientTaxIdHint}
            required
            maxLength={30}
            autoComplete="off"
            outcome={outcome}
            defaultValue={user?.nif ?? ''}
          />
        )}
        {cart.shipping_pending ? (
          <p className="message">{ordering.pendingNote}</p>
        ) : cart.total_to_pay === 0 && cart.gift_cards.length > 0 ? (
          <p className="message">{why.nothingToPay}</p>
        ) : (
          <MethodChoice
            methods={methods}
            kept_cards={kept_cards}
            may_keep={may_keep}
            terms={terms}
            total={cart.total_price_incl_vat}
            outcome={outcome}
          />
        )}
        {isChargedLater(cart) && !cart.shipping_pending && <p className="message">{ordering.laterConsent}</p>}
        {consumer && <p className="quiet">{ordering.guarantee}</p>}
        {consumer && dedicated && <p className="message">{dedicated}</p>}
        {/* Where the sums do not stand beside the button they stand above it (Directive 2011/83/EU, art. 8.2). */}
        <div className="last-look">
          <CartSums cart={cart} />
        </div>
        <p className="form-actions">
          {/* "With obligation to pay" is said of a sum that is known. */}
          <Submit>
            {cart.shipping_pending
              ? ordering.sendOrder
              : cart.total_to_pay === 0 && cart.gift_cards.length > 0
                ? why.confirmOrder
                : ordering.pay}
          </Submit>
        </p>
      </Form>
    </div>
  )
}
