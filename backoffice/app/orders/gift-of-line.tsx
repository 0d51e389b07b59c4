import { useState } from 'react'
import { type Day, dayOf, shownDay } from '#kernel/days.ts'
import { useMay } from '../api/session.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { TextField } from '../kit/form.tsx'
import { Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { type Line, type Order, useOrderAct } from './order-acts.ts'
import { orderWords } from './words.ts'

const tones = { waiting: 'plain', sent: 'info', opened: 'good', over: 'bad' } as const

/** An ebook for somebody else: whom it is for, where it stands, and its letter sent again. */
export function GiftOfLine({ order, line, gift }: { order: Order; line: Line; gift: NonNullable<Line['gift']> }) {
  const { order: words } = useWords(orderWords)
  const mayRenew = useMay('ebook.renew')
  const at = { waiting: gift.send_on, sent: dayOfInstant(gift.sent), opened: dayOfInstant(gift.opened), over: '' }[gift.state]
  return (
    <>
      <span className="quiet">{words.giftFromTo(gift.giver_name, gift.recipient_email)}</span>
      <span className="order-line-marks">
        <Mark tone={tones[gift.state]}>{words.giftStates[gift.state](at && shownDay(at as Day))}</Mark>
      </span>
      {mayRenew && gift.state !== 'over' && <SendAgain order={order} line={line} gift={gift} />}
    </>
  )
}

const dayOfInstant = (at: string | null): string => (at ? dayOf(new Date(at)) : '')

function SendAgain({ order, line, gift }: { order: Order; line: Line; gift: NonNullable<Line['gift']> }) {
  const { order: words } = useWords(orderWords)
  const act = useOrderAct('POST /orders/:number/ebook-gifts/:line/send/', words.giftSent)
  const [email, setEmail] = useState('')
  const opened = gift.state === 'opened'
  return (
    <ActForm
      name={gift.state === 'waiting' ? words.giftMove : words.giftAgain}
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() =>
        act.run({
          params: { number: order.number, line: line.line },
          body: email.trim() ? { recipient_email: email.trim() } : {},
        })
      }
    >
      <p>{opened ? words.giftAgainOpened : words.giftAgainNote}</p>
      {!opened && (
        <TextField
          name="recipient_email"
          type="email"
          label={words.giftNewAddress}
          value={email}
          onValue={setEmail}
          maxLength={254}
        />
      )}
    </ActForm>
  )
}
