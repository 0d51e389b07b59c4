import { Form } from 'react-router'
import { type Day, dayOf, shownDay } from '#kernel/days.ts'
import type { OrderDetail } from '#modules/orders/order/contract.ts'
import { ErrorSummary, Field, Submit } from '../ui/form.tsx'
import { useAnswer } from '../visit/use-answer.ts'
import { useEbookGiftWords } from './ebook-gift-words.ts'
import type { GiftOutcome } from './order-acts.ts'

type Gift = NonNullable<OrderDetail['lines'][number]['gift']>

/** The ebooks of an order that are for somebody else: where each stands, and what its buyer may do until it is opened. */
export function OrderGifts({ order }: { order: OrderDetail }) {
  const words = useEbookGiftWords()
  const gifts = order.lines.flatMap(({ line, title, gift }) => (gift ? [{ line, title, gift }] : []))
  if (gifts.length === 0) return null
  const paid = order.payment_state !== 'pending' && order.payment_state !== 'cancelled'
  return (
    <section className="order-gifts" aria-labelledby="gifts">
      <h2 id="gifts">{words.ofOrder}</h2>
      <ul className="plain-list">
        {gifts.map(({ line, title, gift }) => (
          <li key={line}>
            <h3>{title}</h3>
            {gift.recipient_email && <p>{words.forWhom({ email: gift.recipient_email })}</p>}
            <p className="quiet">{stateOf(words, gift)}</p>
            {paid && !order.must_sign_in && (gift.state === 'waiting' || gift.state === 'sent') && (
              <SendAgain line={line} gift={gift} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateOf({ states }: ReturnType<typeof useEbookGiftWords>, { state, send_on, sent, opened }: Gift): string {
  const day = (at: string | null) => (at ? shownDay(dayOf(new Date(at))) : '')
  if (state === 'waiting') return states.waiting({ day: shownDay(send_on as Day) })
  if (state === 'sent') return states.sent({ day: day(sent) })
  return state === 'opened' ? states.opened({ day: day(opened) }) : states.over
}

function SendAgain({ line, gift }: { line: number; gift: Gift }) {
  const words = useEbookGiftWords()
  const answer = useAnswer<GiftOutcome | object>()
  const told = answer && 'gift' in answer && answer.gift === line ? answer : null
  const scope = `gift-${line}`
  const sent = gift.state === 'sent'
  return (
    <Form method="post" className="form" noValidate key={gift.recipient_email}>
      <ErrorSummary outcome={told?.outcome ?? undefined} scope={scope} />
      {told && !told.outcome && (
        <p className="message message-good" role="status">
          {words.done({ email: gift.recipient_email, day: sent ? null : shownDay(gift.send_on as Day) })}
        </p>
      )}
      <input type="hidden" name="line" value={line} />
      <Field
        name="recipient_email"
        scope={scope}
        type="email"
        label={words.newAddress}
        maxLength={254}
        autoComplete="off"
        outcome={told?.outcome ?? undefined}
      />
      {sent && <p className="quiet">{words.again}</p>}
      <p className="form-actions">
        <Submit intent="gift" quiet>
          {sent ? words.sendAgain : words.changeAddress}
        </Submit>
      </p>
    </Form>
  )
}
