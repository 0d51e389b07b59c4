import { Form } from 'react-router'
import { dayOf, shownDay } from '#kernel/days.ts'
import { shownEuros } from '#kernel/figures.ts'
import type { GiftCardBalance } from '#modules/buying/gift-cards/contract.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Field, Submit } from '../ui/form.tsx'
import type { GiftCardAnswer } from './gift-card-work.ts'
import { useGiftCardWords } from './words.ts'

/** What is left on a card, for whoever has its code. The code is never shown again. */
export function BalanceForm({ answer }: { answer: GiftCardAnswer | undefined }) {
  const words = useGiftCardWords()
  const own = answer?.of === 'balance' ? answer : undefined
  const outcome = own && 'outcome' in own ? own.outcome : undefined
  return (
    <section className="gift-balance" id="balance" aria-labelledby="balance-title">
      <h2 id="balance-title">{words.balanceTitle}</h2>
      <p className="quiet">{words.balanceText}</p>
      <Form method="post" action="#balance" className="form" noValidate preventScrollReset>
        <input type="hidden" name="intent" value="balance" />
        <div className="gift-balance-row">
          <Field
            name="gift_card"
            label={words.code}
            maxLength={40}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="XXXX-XXXX-XXXX-XXXX"
            outcome={outcome}
          />
          <Submit>{words.see}</Submit>
        </div>
      </Form>
      <div role="status">{own && 'found' in own && <Found card={own.found} />}</div>
    </section>
  )
}

function Found({ card }: { card: GiftCardBalance }) {
  const language = useLanguage()
  const words = useGiftCardWords()
  return (
    <div className="gift-found">
      <h3>{words.balance(card)}</h3>
      <p className="gift-left">
        <strong>{shownEuros(card.balance, language)}</strong>{' '}
        <span className="quiet">{words.of({ initial: shownEuros(card.initial, language) })}</span>
      </p>
      <p className={card.usable ? 'quiet' : 'message'}>
        {card.reason ?? words.until({ day: shownDay(dayOf(new Date(`${card.expires_on}T12:00:00Z`))) })}
      </p>
      <table className="gift-movements">
        <caption className="visually-hidden">{words.movements}</caption>
        <tbody>
          {card.movements.map(({ at, kind, amount }) => (
            <tr key={`${at}${kind}${amount}`}>
              <td>
                <time dateTime={at}>{shownDay(dayOf(new Date(at)))}</time>
              </td>
              <th scope="row">{words.kinds[kind]}</th>
              <td>{amount < 0 ? `−${shownEuros(-amount, language)}` : shownEuros(amount, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
