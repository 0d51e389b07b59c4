import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { type Day, dayOf, shownDay } from '#kernel/days.ts'
import { shownEuros } from '#kernel/figures.ts'
import type { OrderDetail } from '#modules/orders/order/contract.ts'
import type { OrderReturns } from '#modules/orders/returns/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Submit } from '../ui/form.tsx'
import { useAnswer } from '../visit/use-answer.ts'
import { useAfterwards } from './afterwards-words.ts'
import type { ActOutcome } from './order-acts.ts'

/** What a customer can still do with an order, and what came back of it. */
export function OrderAfterwards({ order, returns }: { order: OrderDetail; returns: OrderReturns }) {
  const language = useLanguage()
  const { shell } = useMessages()
  const afterwards = useAfterwards()
  const bought = returns.withdrawable && order.payment_state !== 'pending' && order.payment_state !== 'cancelled'
  return (
    <div className="order-afterwards">
      <Outcome />
      <Returns returns={returns} />
      <Refunds returns={returns} />
      {returns.cancellable.length > 0 && <Cancel order={order} lines={returns.cancellable} />}
      {returns.returnable.length > 0 && <Return lines={returns.returnable} />}
      {bought && (
        <p className="order-withdraw">
          {returns.withdrawable_until
            ? afterwards.withdrawUntil({ date: shownDay(returns.withdrawable_until as Day) })
            : afterwards.withdrawAnyTime}{' '}
          <Link to={`${pathTo('withdrawal', language)}?order=${encodeURIComponent(order.number)}`}>{shell.withdrawLink}</Link>
        </p>
      )}
    </div>
  )
}

function Outcome() {
  const language = useLanguage()
  const afterwards = useAfterwards()
  const outcome = useAnswer<ActOutcome | object>()
  if (!outcome || !('done' in outcome)) return null
  if (!outcome.done)
    return (
      <p className="message message-error" role="alert">
        {outcome.refusal ?? afterwards.nothingChosen}
      </p>
    )
  const back = outcome.givenBack > 0 ? afterwards.cancelledBack({ amount: shownEuros(outcome.givenBack, language) }) : null
  return (
    <p className="message message-good" role="status">
      {outcome.done === 'asked' ? afterwards.returnAsked : (back ?? afterwards.cancelled)}
    </p>
  )
}

/** A form that was refused is still open where the page came anew with the refusal. */
function Fold({ act, title, children }: { act: ActOutcome['act']; title: string; children: ReactNode }) {
  const outcome = useAnswer<Partial<ActOutcome>>()
  return (
    <details className="order-fold" open={(outcome?.act === act && outcome.done === null) || undefined}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

/** Whole lines; an order that nobody paid goes as a whole. */
function Cancel({ order, lines }: { order: OrderDetail; lines: readonly number[] }) {
  const afterwards = useAfterwards()
  const whole = order.payment_state === 'pending'
  const cancellable = order.lines.filter((line) => lines.includes(line.line))
  return (
    <Fold act="cancel" title={whole ? afterwards.cancelOrder : afterwards.cancelTitle}>
      <Form method="post" className="form">
        <p>{whole ? afterwards.cancelOrderText : afterwards.cancelText}</p>
        {whole ? (
          cancellable.map((line) => <input key={line.line} type="hidden" name="line" value={line.line} />)
        ) : (
          <fieldset className="choices">
            <legend>{afterwards.cancelWhich}</legend>
            {cancellable.map((line) => (
              <label key={line.line} className="check">
                <input type="checkbox" name="line" value={line.line} />
                <span>{afterwards.withdrawCopies(line)}</span>
              </label>
            ))}
          </fieldset>
        )}
        <p className="form-actions">
          <Submit intent="cancel" quiet>
            {whole ? afterwards.cancelOrder : afterwards.cancel}
          </Submit>
        </p>
      </Form>
    </Fold>
  )
}

function Return({ lines }: { lines: OrderReturns['returnable'] }) {
  const afterwards = useAfterwards()
  return (
    <Fold act="return" title={afterwards.returnTitle}>
      <Form method="post" className="form">
        <p>{afterwards.returnText}</p>
        {lines.map(({ line, title, quantity }) => (
          <div className="field" key={line}>
            <label htmlFor={`copies-${line}`}>{afterwards.returnHowMany({ title })}</label>
            <select id={`copies-${line}`} name={`copies-${line}`} className="select" defaultValue="0">
              {Array.from({ length: quantity + 1 }, (_, copies) => (
                <option key={copies} value={copies}>
                  {copies}
                </option>
              ))}
            </select>
          </div>
        ))}
        <div className="field">
          <label htmlFor="return-kind">{afterwards.returnKind}</label>
          <select id="return-kind" name="kind" className="select">
            <option value="return">{afterwards.returnKinds.return}</option>
            <option value="claim">{afterwards.returnKinds.claim}</option>
          </select>
        </div>
        <div className="field">
          <label htmlFor="return-reason">{afterwards.returnReason}</label>
          <textarea id="return-reason" name="reason" rows={3} maxLength={1000} />
        </div>
        <p className="form-actions">
          <Submit intent="return" quiet>
            {afterwards.askReturn}
          </Submit>
        </p>
      </Form>
    </Fold>
  )
}

function Returns({ returns: { returns } }: { returns: OrderReturns }) {
  const afterwards = useAfterwards()
  if (returns.length === 0) return null
  return (
    <section aria-labelledby="returns">
      <h2 id="returns">{afterwards.returns}</h2>
      <ul className="order-records">
        {returns.map((item) => (
          <li key={item.date}>
            <time dateTime={item.date}>{shownDay(dayOf(new Date(item.date)))}</time> {afterwards.returnKinds[item.kind]} ·{' '}
            <strong>{afterwards.returnStates[item.state]}</strong>
            {item.lines.length > 0 && (
              <span className="quiet">{item.lines.map((line) => afterwards.withdrawCopies(line)).join(' · ')}</span>
            )}
            {item.answer && <span className="quiet">{item.answer}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Refunds({ returns: { refunds } }: { returns: OrderReturns }) {
  const language = useLanguage()
  const afterwards = useAfterwards()
  if (refunds.length === 0) return null
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds">{afterwards.refunds}</h2>
      <ul className="order-records">
        {refunds.map((refund) => (
          <li key={refund.date}>
            <time dateTime={refund.date}>{shownDay(dayOf(new Date(refund.date)))}</time>{' '}
            <strong>{shownEuros(refund.total, language)}</strong> · {afterwards.refundStates[refund.state]}
            {refund.shipping > 0 && (
              <span className="quiet">{afterwards.withShipping({ amount: shownEuros(refund.shipping, language) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
