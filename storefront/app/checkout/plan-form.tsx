import { Form } from 'react-router'
import { shownEuros } from '#kernel/figures.ts'
import type { Cart, CartPlan } from '#modules/buying/cart/contract.ts'
import { spokenDay } from '../cart/promise.ts'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { ErrorSummary, type FormOutcome, Submit } from '../ui/form.tsx'
import type { BuyPage } from './buy-work.ts'
import { Choices } from './choice.tsx'
import { DeliverySummary } from './delivery-summary.tsx'

/** Both ways of sending the order side by side, each with its days and its price; one must be chosen (P-16 to P-18). */
export function PlanForm({ cart, options, outcome }: BuyPage & { outcome: FormOutcome | undefined }) {
  const { ordering } = usePrivateMessages()
  return (
    <div className="form">
      <ErrorSummary outcome={outcome} />
      <div className="settled">
        <DeliverySummary cart={{ ...cart, plans: [], split_offered: false }} options={options} />
      </div>
      <Form method="post" className="form" noValidate>
        <input type="hidden" name="intent" value="shipment" />
        <Choices name="shipment" legend={ordering.shipment} outcome={outcome} className="plans">
          {cart.plans.map((plan) => (
            <PlanCard key={plan.shipment} plan={plan} cart={cart} />
          ))}
        </Choices>
        <p className="form-actions">
          <Submit>{ordering.toPayment}</Submit>
        </p>
      </Form>
    </div>
  )
}

function PlanCard({ plan, cart }: { plan: CartPlan; cart: Cart }) {
  const language = useLanguage()
  const { checkout, cart: words } = useMessages()
  const { ordering } = usePrivateMessages()
  const title = plan.shipment === 'single' ? ordering.planSingle : ordering.planSplit
  const titleOf = (pk: number) => cart.cart_lines.find((line) => line.pk === pk)?.product.title ?? ''
  const price = plan.cost === null ? checkout.costLater : plan.cost === 0 ? words.free : shownEuros(plan.cost, language)
  return (
    <label className="choice plan">
      <input type="radio" name="shipment" value={plan.shipment} defaultChecked={cart.shipment === plan.shipment} />
      <span>
        <span className="plan-head">
          <strong>{title}</strong>
          <strong className="plan-price">{price}</strong>
        </span>
        {plan.parcels.map((parcel, index) => (
          <span key={index} className="plan-parcel">
            <b className="promise">
              {parcel.promised_on === null
                ? ordering.noDay
                : ordering.arrivesBy({ day: spokenDay(parcel.promised_on, language) })}
            </b>
            <span className="quiet">{parcel.lines.map(titleOf).join(' · ')}</span>
          </span>
        ))}
      </span>
    </label>
  )
}
