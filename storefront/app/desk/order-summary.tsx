import { Form, Link } from 'react-router'
import type { DeskList } from '#modules/libraries/desk/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { Submit } from '../ui/form.tsx'
import { Price } from '../ui/price.tsx'
import { BudgetGauge } from './budget-gauge.tsx'

/** What the list comes to, what it leaves of the budget, and the step that is due: order, ask, decide. */
export function OrderSummary({ list }: { list: DeskList }) {
  const language = useLanguage()
  const { desk } = usePrivateMessages()
  const { sums, may, counts } = list
  const ready = counts.found > 0 && counts.unavailable === 0
  return (
    <section className="desk-summary" aria-label={desk.summary}>
      <dl className="desk-sums">
        <Row label={desk.goods} euros={sums.list_price} />
        {sums.discount > 0 && <Row label={desk.discountTotal} euros={-sums.discount} />}
        <div>
          <dt>{desk.shipping}</dt>
          <dd>
            {sums.shipping === null ? (
              desk.shippingLater
            ) : sums.shipping === 0 ? (
              desk.shippingFree
            ) : (
              <Price euros={sums.shipping} />
            )}
          </dd>
        </div>
        <Row label={desk.net} euros={sums.net} />
        {sums.vat.map((item) => (
          <Row key={item.percent} label={desk.vat({ percent: item.percent })} euros={item.vat} />
        ))}
        {sums.surcharge > 0 && <Row label={desk.surcharge} euros={sums.surcharge} />}
        <div className="desk-total">
          <dt>
            {desk.total} <span className="quiet">{desk.copiesOf({ count: list.copies })}</span>
          </dt>
          <dd>
            <Price euros={sums.total} />
          </dd>
        </div>
      </dl>
      <BudgetGauge list={list} />
      <div className="desk-steps desk-no-print">
        {(may.order || may.approve) && ready && (
          <Form method="post" className="desk-order">
            <input type="hidden" name="list" value={list.list} />
            <input type="hidden" name="expected_total" value={sums.total} />
            <Submit intent="order" wide>
              {may.approve ? desk.approve : desk.place}
            </Submit>
            <p className="quiet">
              <Link to={pathTo('purchase-conditions', language)}>{desk.placeText}</Link>
            </p>
          </Form>
        )}
        {may.approve && (
          <WithWord list={list} name="reason" label={desk.reason} intent="send-back" text={desk.sendBack} required />
        )}
        {may.submit && counts.found > 0 && (
          <WithWord list={list} name="letter" label={desk.letter} intent="submit" text={desk.submit} />
        )}
        {may.basket && counts.found > 0 && (
          <Form method="post">
            <input type="hidden" name="list" value={list.list} />
            <p className="quiet">{desk.toBasketText}</p>
            <Submit intent="basket" wide>
              {desk.toBasket}
            </Submit>
          </Form>
        )}
        {list.state === 'awaiting' && list.own && (
          <Form method="post">
            <input type="hidden" name="list" value={list.list} />
            <Submit intent="take-back" quiet>
              {desk.takeBack}
            </Submit>
          </Form>
        )}
      </div>
    </section>
  )
}

const Row = ({ label, euros }: { label: string; euros: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <Price euros={euros} />
    </dd>
  </div>
)

function WithWord({
  list,
  name,
  label,
  intent,
  text,
  required = false,
}: {
  list: DeskList
  name: string
  label: string
  intent: string
  text: string
  required?: boolean
}) {
  const id = `desk-${name}`
  return (
    <Form method="post" className="desk-word">
      <input type="hidden" name="list" value={list.list} />
      <label htmlFor={id}>{label}</label>
      <textarea id={id} name={name} rows={2} maxLength={500} required={required} />
      <Submit intent={intent} quiet={intent === 'send-back'}>
        {text}
      </Submit>
    </Form>
  )
}
